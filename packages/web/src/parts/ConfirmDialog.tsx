import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { TesseraDialog } from './TesseraDialog.tsx';

/** What is asked before something is done, with the two answers. */
export interface Confirmation {
  readonly title: string;
  /** The labels of the two buttons. */
  readonly cancel: string;
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly isDisabled?: boolean;
  readonly isPending?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

/** Asks whether to go on. It is open as long as it is rendered. */
export function ConfirmDialog({
  title,
  cancel,
  action,
  onConfirm,
  onClose,
  isDisabled = false,
  isPending = false,
  role = 'dialog',
  children,
}: Confirmation) {
  const foot = (
    <>
      <Button className="btn" onPress={onClose}>
        {cancel}
      </Button>
      <Button className="btn ink" isDisabled={isDisabled} isPending={isPending} onPress={onConfirm}>
        {action}
      </Button>
    </>
  );
  return (
    <TesseraDialog title={title} role={role} onClose={onClose} foot={foot}>
      {children}
    </TesseraDialog>
  );
}
