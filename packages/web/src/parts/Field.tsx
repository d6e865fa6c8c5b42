import type { ReactNode } from 'react';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import './controls.css';

/** A line of text to fill in. */
export function Field({
  label,
  isLabelShown = true,
  value,
  onChange,
  note,
  error,
  placeholder,
  maxLength,
  type = 'text',
  autoComplete = 'off',
  lead,
  isDisabled = false,
  isReadOnly = false,
}: {
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly note?: ReactNode;
  readonly error?: string | null;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly type?: 'text' | 'password' | 'email' | 'url' | 'search';
  readonly autoComplete?: string;
  /** Before the text, such as an icon. */
  readonly lead?: ReactNode;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
}) {
  return (
    <TextField
      className="field"
      value={value}
      type={type}
      autoComplete={autoComplete}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isInvalid={error !== undefined && error !== null}
      {...(onChange === undefined ? {} : { onChange })}
      {...(maxLength === undefined ? {} : { maxLength })}
    >
      <Label className={isLabelShown ? 'control-label' : 'sr'}>{label}</Label>
      <span className="field-box">
        {lead}
        <Input className="field-input" {...(placeholder === undefined ? {} : { placeholder })} />
      </span>
      {note !== undefined && (
        <Text slot="description" className="caption">
          {note}
        </Text>
      )}
      {error !== undefined && error !== null && <FieldError className="field-error">{error}</FieldError>}
    </TextField>
  );
}
