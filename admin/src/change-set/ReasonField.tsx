import TextField from '@mui/material/TextField';

/** Minimum length of a reason, in characters. */
export const MINIMUM_REASON_LENGTH = 3;

interface ReasonFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Asks for the reason of a publish or of an accepted warning. */
export function ReasonField({ label, help, value, onChange }: ReasonFieldProps) {
  return (
    <TextField
      required
      multiline
      maxRows={3}
      margin="none"
      label={label}
      helperText={help}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ flex: '1 1 260px' }}
      slotProps={{ htmlInput: { minLength: MINIMUM_REASON_LENGTH, maxLength: 500 } }}
    />
  );
}
