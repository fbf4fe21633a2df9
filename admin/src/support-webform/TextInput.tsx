import TextField from '@mui/material/TextField';
import type { FocusEvent } from 'react';

interface TextInputProps {
  readonly label: string;
  readonly language: string;
  readonly value: string;
  readonly isRequired: boolean;
  readonly isEditable: boolean;
  /** Every keystroke; undefined once the field is left. */
  readonly onType: (text: string | undefined) => void;
  readonly onKeep: (text: string) => void;
  /** Where a column already says what it is. */
  readonly isLabelHidden?: boolean;
}

/** Words in one language: shown elsewhere as they are typed, kept when the field is left or with Enter; Escape takes them back. */
export function TextInput(props: TextInputProps) {
  const { label, language, value, isRequired, isEditable, onType, onKeep, isLabelHidden = false } = props;
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    const text = target.value.trim();
    onType(undefined);
    if (text === value) return;
    if (text === '' && isRequired) target.value = value;
    else onKeep(text);
  };
  return (
    <TextField
      // What was undone or came from elsewhere is shown as it is now.
      key={value}
      defaultValue={value}
      fullWidth
      disabled={!isEditable}
      {...(isLabelHidden ? { hiddenLabel: true } : { label })}
      slotProps={{ htmlInput: { lang: language, maxLength: 120, ...(isLabelHidden ? { 'aria-label': label } : {}) } }}
      onChange={({ target }) => onType(target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        const input = event.target as HTMLInputElement;
        if (event.key === 'Escape') input.value = value;
        if (event.key === 'Enter' || event.key === 'Escape') input.blur();
      }}
    />
  );
}
