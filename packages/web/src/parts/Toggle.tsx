import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components';
import './controls.css';

/** Yes or no; it takes effect at once. */
export function Toggle({
  children,
  note,
  isOn,
  onChange,
  isDisabled = false,
}: {
  readonly children: ReactNode;
  readonly note?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}) {
  return (
    <Switch className="toggle" isSelected={isOn} onChange={onChange} isDisabled={isDisabled}>
      <span className="toggle-text">
        <span>{children}</span>
        {note !== undefined && <span className="toggle-note">{note}</span>}
      </span>
      <span className="toggle-track" aria-hidden="true" />
    </Switch>
  );
}
