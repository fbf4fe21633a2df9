import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { SupportFormField } from '@manifold/domain/support-webform/support-form';
import type { SupportFormWords } from '@manifold/domain/support-webform-words/words';
import { useTranslate } from 'react-admin';

interface PreviewFieldProps {
  readonly field: SupportFormField;
  readonly words: SupportFormWords;
  readonly value: string;
  readonly onFill: (text: string) => void;
}

const KEYBOARDS = { email: 'email', phone: 'tel', digits: 'numeric', count: 'numeric' } as const;

const keyboardOf = (kind: SupportFormField['kind']) =>
  kind === 'email' || kind === 'phone' || kind === 'digits' || kind === 'count' ? KEYBOARDS[kind] : 'text';

/** Renders one field as in the shop. Marks texts that fall back to English. */
export function PreviewField({ field, words, value, onFill }: PreviewFieldProps) {
  const translate = useTranslate();
  const { name, kind, isRequired, isReadOnly, maximumLength, options } = field;
  const label = isRequired ? words.fields[name] : `${words.fields[name]} (${words.optional})`;
  const change = ({ target }: { target: { value: string } }) => onFill(target.value);
  if (kind !== 'choice')
    return (
      <TextField
        fullWidth
        label={label}
        value={value}
        multiline={kind === 'long-text'}
        minRows={3}
        slotProps={{
          htmlInput: { inputMode: keyboardOf(kind), readOnly: isReadOnly, maxLength: maximumLength ?? undefined },
        }}
        onChange={change}
      />
    );
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={options.some(({ key }) => key === value) ? value : ''}
      onChange={change}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{words.choose}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.key} value={option.key} lang={option.isTranslated ? undefined : 'en'}>
          {option.label}
          {!option.isTranslated && ` (${translate('console.supportForm.inEnglishOnly')})`}
        </MenuItem>
      ))}
    </TextField>
  );
}
