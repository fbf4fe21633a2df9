import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldKind, MoneyContext } from '../values/field.js';
import type { Refusal } from '../values/text-to-value.js';
import type { SectionField } from '../definition/field-entry.js';

interface FieldInputProps {
  readonly field: SectionField;
  readonly text: string;
  readonly money: MoneyContext;
  readonly isEditable: boolean;
  readonly refusal: Refusal | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Whether a refusal is announced when it appears. Not for a field that is checked while it is typed. */
  readonly isAnnounced?: boolean;
  readonly onText: (text: string) => void;
}

/** The on-screen keyboard per kind of field. */
const INPUT_MODES: Readonly<Partial<Record<FieldKind, 'decimal' | 'numeric'>>> = {
  amount: 'decimal',
  percent: 'decimal',
  limit: 'numeric',
  count: 'numeric',
};

/** The on-screen keyboard of text fields, by name. */
const NAMED_MODES: Readonly<Record<string, 'email' | 'tel'>> = { email: 'email', phone: 'tel' };

/** Renders the input of one field, with its help or error below it. */
export function FieldInput(props: FieldInputProps) {
  const { field, text, money, isEditable, refusal, inputRef, isAnnounced = false, onText } = props;
  const translate = useTranslate();
  const helpId = useId();
  const { name, kind, label, help, choices = [] } = field;
  const reason = refusal && translate(refusal.reason, refusal.values);
  const role = reason !== undefined && isAnnounced ? 'alert' : undefined;
  if (kind === 'switch') {
    return (
      <div>
        <FormControlLabel
          label={label}
          disabled={!isEditable}
          control={
            <Switch
              checked={text === 'on'}
              onChange={(_event, isOn) => onText(isOn ? 'on' : 'off')}
              slotProps={{ input: { ref: inputRef, 'aria-describedby': helpId } }}
            />
          }
        />
        <FormHelperText id={helpId} error={reason !== undefined} role={role}>
          {reason ?? help}
        </FormHelperText>
      </div>
    );
  }
  const unit = kind === 'percent' ? '%' : undefined;
  const isListOfTexts = kind === 'list' && field.items === 'text';
  const isOfEach = kind === 'amount' && money.currencyCode === null;
  const helpText = isOfEach ? `${help} (${translate('console.value.inEachCurrency')})` : help;
  return (
    <TextField
      fullWidth
      select={kind === 'choice'}
      multiline={isListOfTexts}
      label={label}
      value={text}
      disabled={!isEditable}
      error={refusal !== undefined}
      inputRef={inputRef}
      helperText={reason ?? helpText}
      // A line break in a pasted list separates entries.
      onChange={({ target }) => onText(target.value.replace(/\s*\n\s*/g, ', '))}
      slotProps={{
        htmlInput: { inputMode: INPUT_MODES[kind] ?? NAMED_MODES[name] ?? 'text' },
        formHelperText: { role },
        input: { endAdornment: kind === 'amount' ? money.currencyCode : unit },
      }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {translate(`console.choice.${choice}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
