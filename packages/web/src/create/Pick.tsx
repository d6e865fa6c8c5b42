import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue, Text } from 'react-aria-components';
import { StrokeIcon } from '../parts/Icon.tsx';
import './pick.css';

export interface PickOption {
  readonly value: string;
  readonly label: string;
  readonly note?: string | null;
}

/** A choice of one out of many. */
export function Pick({
  label,
  isLabelShown = false,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly value: string;
  readonly choices: readonly PickOption[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <Select className="pick" value={value} onChange={(key) => key !== null && onChange(String(key))}>
      <Label className={isLabelShown ? 'control-label' : 'sr'}>{label}</Label>
      <Button className="btn pick-button">
        <SelectValue className="pick-value">{({ selectedText }) => selectedText}</SelectValue>
        <StrokeIcon of="down" size={13} />
      </Button>
      <Popover className="pick-list" offset={4}>
        <ListBox className="pick-items">
          {choices.map((choice) => (
            <ListBoxItem key={choice.value} id={choice.value} textValue={choice.label} className="pick-item">
              <span className="pick-check">
                <StrokeIcon of="check" size={14} />
              </span>
              <span className="pick-text">
                <Text slot="label">{choice.label}</Text>
                {typeof choice.note === 'string' && (
                  <Text slot="description" className="caption">
                    {choice.note}
                  </Text>
                )}
              </span>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
