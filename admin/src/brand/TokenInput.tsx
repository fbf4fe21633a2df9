import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { isColour } from './tokens.js';

interface TokenInputProps {
  readonly name: string;
  readonly value: string;
  readonly isEditable: boolean;
  readonly onChange: (value: string) => void;
}

/** Edits one design token as text, with a colour picker if it is a colour. */
export function TokenInput({ name, value, isEditable, onChange }: TokenInputProps) {
  const translate = useTranslate();
  const label = translate(`console.brand.token.${name}`, { _: name });
  const picker = (
    <Box
      component="input"
      type="color"
      value={value}
      disabled={!isEditable}
      aria-label={translate('console.brand.pick', { name: label })}
      onChange={({ target }) => onChange(target.value)}
      sx={{ width: 30, height: 26, p: 0, mr: 1, border: 0, bgcolor: 'transparent', flex: 'none' }}
    />
  );
  return (
    <TextField
      label={label}
      value={value}
      disabled={!isEditable}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ input: { startAdornment: isColour(value) ? picker : undefined } }}
    />
  );
}
