import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Drawer } from '../src/parts/Drawer.tsx';
import { HoverCard } from '../src/parts/HoverCard.tsx';
import { TesseraDialog } from '../src/parts/TesseraDialog.tsx';
import { Shelf } from './Shelf.tsx';

const OVERLAYS = ['dialog', 'alertdialog', 'drawer'] as const;

/** Overlays over the page. */
export function Overlays() {
  const [open, setOpen] = useState<(typeof OVERLAYS)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <Shelf title="Dialogs, drawers, cards of words">
      {OVERLAYS.map((name) => (
        <Button key={name} className="btn" onPress={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <HoverCard card={() => <p>What a word means.</p>}>a word with a card</HoverCard>
      {open === 'drawer' && (
        <Drawer title="A drawer" onClose={close}>
          <p>What it holds.</p>
        </Drawer>
      )}
      {(open === 'dialog' || open === 'alertdialog') && (
        <TesseraDialog
          title="A question"
          role={open}
          onClose={close}
          foot={
            <Button className="btn ink" onPress={close}>
              Yes
            </Button>
          }
        >
          <p>Is it so?</p>
        </TesseraDialog>
      )}
    </Shelf>
  );
}
