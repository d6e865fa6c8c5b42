import { useState } from 'react';
import { Button } from 'react-aria-components';
import { CopyButton } from '../src/parts/CopyButton.tsx';
import { Field } from '../src/parts/Field.tsx';
import { StrokeIcon } from '../src/parts/Icon.tsx';
import { Segment } from '../src/parts/Segment.tsx';
import { Tip } from '../src/parts/Tip.tsx';
import { Toggle } from '../src/parts/Toggle.tsx';
import { Shelf } from './Shelf.tsx';

const KINDS = ['btn', 'btn ink', 'btn bare', 'btn small', 'btn large'];

/** Buttons, fields, switches. */
export function Controls() {
  const [name, setName] = useState('Ona');
  const [pace, setPace] = useState<'quick' | 'slow'>('quick');
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Shelf title="Buttons">
        {KINDS.map((kind) => (
          <Button key={kind} className={kind}>
            {kind}
          </Button>
        ))}
        <Button className="btn" isDisabled>
          disabled
        </Button>
        <Tip text="A tip">
          <Button className="btn icon" aria-label="Close">
            <StrokeIcon of="close" />
          </Button>
        </Tip>
        <CopyButton text="copied">copy</CopyButton>
      </Shelf>
      <Shelf title="Fields">
        <Field label="Name" value={name} onChange={setName} note="As others see you" />
        <Field label="With a fault" value={name} onChange={setName} error="This name is taken." />
        <Field label="To be read" value="read only" isReadOnly />
        <Field label="Disabled" value="disabled" isDisabled />
      </Shelf>
      <Shelf title="One of a few, yes or no">
        <Segment
          label="Pace"
          value={pace}
          onChange={setPace}
          choices={[
            { value: 'quick', label: 'Quick' },
            { value: 'slow', label: 'Slow' },
          ]}
        />
        <Toggle isOn={isOn} onChange={setOn} note="With a note">
          Sound
        </Toggle>
        <Toggle isOn={false} onChange={() => {}} isDisabled>
          Disabled
        </Toggle>
      </Shelf>
      <Shelf title="Panels, cards, tags">
        <div className="card">A card</div>
        <span className="tag">tag</span>
        <span className="tag you">you</span>
      </Shelf>
    </>
  );
}
