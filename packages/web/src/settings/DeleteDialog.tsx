import type { ReactNode } from 'react';
import { ask } from '../api/api.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { RefusalLine } from '../parts/RefusalLine.tsx';
import { usePageSay } from '../words/pageWords.ts';
import { useSending } from './useSending.ts';

/** Asks before the server deletes something for good, and shows why if it refuses. */
export function DeleteDialog({
  title,
  action,
  path,
  done,
  isDisabled = false,
  isForm = false,
  onClose,
  onDone,
  children,
}: {
  readonly title: string;
  readonly action: string;
  /** What is deleted. */
  readonly path: string;
  /** The announcement after the deletion. */
  readonly done: string;
  readonly isDisabled?: boolean;
  readonly isForm?: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly children: ReactNode;
}) {
  const say = usePageSay();
  const { isSending, refused, send } = useSending();
  const remove = async () => {
    if (!(await send(() => ask<null>('DELETE', path), done))) return;
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      role="alertdialog"
      cancel={say('ui.settings.cancel')}
      action={action}
      isDisabled={isDisabled}
      isPending={isSending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <div className={isForm ? 'settings-form' : ''}>
        {children}
        <RefusalLine refused={refused} />
      </div>
    </ConfirmDialog>
  );
}
