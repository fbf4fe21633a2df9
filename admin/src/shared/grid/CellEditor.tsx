import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldForm, FieldKind, MoneyContext } from '../values/field.js';
import { valueToText, type Refusal, type Typed } from '../values/text-to-value.js';

interface CellEditorProps {
  readonly label: string;
  readonly form: FieldForm;
  /** Parses a typed text. */
  readonly read: (text: string) => Typed;
  readonly value: unknown;
  readonly money: MoneyContext;
  /** Called with the new value; without a value if editing was cancelled. */
  readonly onClose: (value?: { value: unknown }) => void;
}

/** The on-screen keyboard per kind of field. */
const INPUT_MODES: Readonly<Partial<Record<FieldKind, 'decimal' | 'numeric'>>> = {
  amount: 'decimal',
  percent: 'decimal',
  limit: 'numeric',
  count: 'numeric',
};

/** Moves the focus to the input of the opened cell. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}

/** Edits a cell. A refused text stays in the input with the reason. */
export function CellEditor({ label, form, read, value, money, onClose }: CellEditorProps) {
  const translate = useTranslate();
  const first = valueToText(form, value, money);
  const [text, setText] = useState(first);
  const [refusal, setRefusal] = useState<Refusal>();
  const commit = () => {
    if (text === first) return onClose();
    const typed = read(text);
    return typed.ok ? onClose({ value: typed.value }) : setRefusal(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') onClose();
  };
  if (form.kind === 'choice') {
    return (
      <TextField
        select
        fullWidth
        variant="standard"
        value={first}
        onChange={({ target }) => onClose({ value: target.value })}
        slotProps={{
          select: { defaultOpen: true, onClose: () => onClose(), inputProps: { 'aria-label': label } },
          input: { sx: { px: 2 } },
        }}
      >
        {(form.choices ?? []).map((choice) => (
          <MenuItem key={choice} value={choice}>
            {translate(`console.choice.${choice}`)}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  return (
    <TextField
      inputRef={takeFocus}
      fullWidth
      size="small"
      margin="none"
      variant="standard"
      value={text}
      error={refusal !== undefined}
      helperText={refusal && translate(refusal.reason, refusal.values)}
      onChange={({ target }) => setText(target.value)}
      onFocus={({ target }) => target.select()}
      onKeyDown={onKeyDown}
      onBlur={commit}
      slotProps={{
        htmlInput: { 'aria-label': label, inputMode: INPUT_MODES[form.kind] ?? 'text' },
        input: { endAdornment: form.kind === 'amount' ? money.currencyCode : undefined, sx: { px: 2 } },
      }}
    />
  );
}
