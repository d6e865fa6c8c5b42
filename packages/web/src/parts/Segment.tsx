import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import './controls.css';

/** A choice of one out of a few. */
export function Segment<T extends string>({
  label,
  isLabelShown = true,
  value,
  choices,
  onChange,
  fills = false,
  isDisabled = false,
}: {
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly value: T;
  readonly choices: readonly {
    readonly value: T;
    readonly label: ReactNode;
    readonly isDisabled?: boolean;
    /** Where the label's language differs from the page's. */
    readonly lang?: string;
  }[];
  readonly onChange: (value: T) => void;
  /** Takes the whole width. */
  readonly fills?: boolean;
  readonly isDisabled?: boolean;
}) {
  return (
    <RadioGroup
      className="segment-group"
      value={value}
      onChange={(next) => onChange(next as T)}
      isDisabled={isDisabled}
      orientation="horizontal"
    >
      <Label className={isLabelShown ? 'control-label' : 'sr'}>{label}</Label>
      <div className={fills ? 'segment fill' : 'segment'}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            lang={choice.lang}
            className="segment-choice"
            isDisabled={choice.isDisabled ?? false}
          >
            {choice.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
