import type { CommandInput } from '@tessera/protocol/client';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { useTableCommand } from '../session/useTableCommand.ts';
import { useTableSay } from '../words/tableWords.ts';

/** Asks for confirmation before sending a command. */
export function CommandDialog({
  title,
  action,
  command,
  children,
}: {
  readonly title: string;
  readonly action: string;
  /** Null until the player has made the required choice. */
  readonly command: CommandInput | null;
  readonly children: ReactNode;
}) {
  const say = useTableSay();
  const { open } = useFrame();
  const give = useTableCommand();
  const close = () => open(null);
  return (
    <ConfirmDialog
      title={title}
      cancel={say('ui.table.cancel')}
      action={action}
      isDisabled={command === null}
      onConfirm={() => {
        if (command === null) return;
        close();
        give(command);
      }}
      onClose={close}
    >
      {children}
    </ConfirmDialog>
  );
}
