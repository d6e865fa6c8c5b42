import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { CloseButton } from './Drawer.tsx';
import './overlays.css';

/** A question or a form in the middle of the page. It is open as long as it is rendered. */
export function TesseraDialog({
  title,
  onClose,
  foot,
  role = 'dialog',
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  /** The buttons. */
  readonly foot?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}) {
  return (
    <ModalOverlay
      className="dialog-veil"
      isDismissable
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className="dialog">
        <Dialog className="dialog-body" role={role}>
          <header className="dialog-head">
            <Heading slot="title" className="dialog-title title">
              {title}
            </Heading>
            <CloseButton onPress={onClose} />
          </header>
          <div className="dialog-scroll">{children}</div>
          {foot !== undefined && <footer className="dialog-foot">{foot}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
