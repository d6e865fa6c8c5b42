import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useSay } from '../words/useWords.tsx';
import { StrokeIcon } from './Icon.tsx';
import './overlays.css';

interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Beside the title. */
  readonly tools?: ReactNode;
  /** Below the scrollable part. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A drawer from the right over the page; on phones a sheet from below. It is open as long as it is rendered. */
export function Drawer({ title, onClose, tools, foot, children }: DrawerProps) {
  return (
    <ModalOverlay
      className="drawer-veil"
      isDismissable
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className="drawer">
        <Dialog className="drawer-body">
          <div className="drawer-grab" aria-hidden="true" />
          <header className="drawer-head">
            <Heading slot="title" className="drawer-title title">
              {title}
            </Heading>
            <span className="grow" />
            {tools}
            <CloseButton onPress={onClose} />
          </header>
          <div className="drawer-scroll">{children}</div>
          {foot !== undefined && <footer className="drawer-foot">{foot}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Closes the enclosing overlay. */
export function CloseButton({ onPress }: { readonly onPress: () => void }) {
  const say = useSay();
  return (
    <Button className="btn bare icon" aria-label={say('ui.shell.close')} onPress={onPress}>
      <StrokeIcon of="close" />
    </Button>
  );
}
