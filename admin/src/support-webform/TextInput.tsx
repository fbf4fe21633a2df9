import TextField from '@mui/material/TextField';
import type { FocusEvent } from 'react';
import { withText, type TextPlace } from './reason-edits.js';
import { useWorkbench } from './workbench-context.js';

interface TextInputProps {
  readonly place: TextPlace;
  readonly label: string;
  readonly value: string;
  /** Whether the text must not be empty. */
  readonly isRequired?: boolean;
  /** Hides the label if a column header has it. */
  readonly isLabelHidden?: boolean;
}

/** Edits a text in one language. The preview follows while typing; blur or Enter commits, Escape resets. */
export function TextInput({ place, label, value, isRequired = false, isLabelHidden = false }: TextInputProps) {
  const { isEditable, edit, onType } = useWorkbench();
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    const text = target.value.trim();
    onType(undefined);
    if (text === value) return;
    if (text === '' && isRequired) target.value = value;
    else edit((reasons) => withText(reasons, place, text));
  };
  return (
    <TextField
      // Resets the input after an undo or a change from elsewhere.
      key={value}
      defaultValue={value}
      fullWidth
      disabled={!isEditable}
      {...(isLabelHidden ? { hiddenLabel: true } : { label })}
      slotProps={{
        htmlInput: { lang: place.language, maxLength: 120, ...(isLabelHidden ? { 'aria-label': label } : {}) },
      }}
      onChange={({ target }) => onType({ ...place, text: target.value })}
      onBlur={leave}
      onKeyDown={(event) => {
        const input = event.target as HTMLInputElement;
        if (event.key === 'Escape') input.value = value;
        if (event.key === 'Enter' || event.key === 'Escape') input.blur();
      }}
    />
  );
}
