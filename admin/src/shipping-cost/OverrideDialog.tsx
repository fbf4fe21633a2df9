import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft } from '../shared/draft/draft-context.js';
import { onePerCountry } from '../shared/grid/one-per-country.js';
import type { SectionData } from '../shared/section/use-section.js';
import { changesOf, formOf, problemsOf, type OverrideForm } from './conversions.js';
import { COLUMNS, type Override } from './subjects.js';

interface OverrideDialogProps {
  readonly data: SectionData;
  /** Undefined for a new one. */
  readonly override: Override | undefined;
  readonly onClose: () => void;
}

/** Own amounts of a country from one day to another; days are the country's own. */
export function OverrideDialog({ data, override, onClose }: OverrideDialogProps) {
  const translate = useTranslate();
  const { change } = useDraft();
  const { register, handleSubmit, setError, formState, control } = useForm<OverrideForm>({
    defaultValues: formOf(override),
  });
  const country = useWatch({ control, name: 'country' });
  const store = data.stores.find(({ countryCode }) => countryCode === country);
  const keep = handleSubmit((form) => {
    const problems = problemsOf(form, data.stores);
    if (problems.length > 0) return problems.forEach(({ field, reason }) => setError(field, { message: reason }));
    void change(changesOf(form, override, data));
    onClose();
  });
  const remove = () => {
    if (override) void change(changesOf(undefined, override, data));
    onClose();
  };
  const text = (name: keyof OverrideForm, label: string) => ({
    ...register(name),
    label,
    size: 'small' as const,
    margin: 'none' as const,
    error: formState.errors[name] !== undefined,
    helperText: formState.errors[name]?.message && translate(formState.errors[name].message),
  });
  const fieldLabel = (name: string) => data.section.fields.find((field) => field.name === name)?.label ?? name;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="override-title">
      <form onSubmit={(event) => void keep(event)} noValidate>
        <DialogTitle id="override-title">
          {translate(override ? 'console.overrides.change' : 'console.overrides.add')}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField
              select
              disabled={override !== undefined}
              defaultValue={override?.address.key ?? ''}
              {...text('country', translate('console.grid.country'))}
            >
              {onePerCountry(data.stores).map(({ countryCode, label, currencyCode }) => (
                <MenuItem key={countryCode} value={countryCode}>
                  {label} ({currencyCode})
                </MenuItem>
              ))}
            </TextField>
            {COLUMNS.map(({ name }) => (
              <TextField
                key={name}
                {...text(name as keyof OverrideForm, fieldLabel(name))}
                slotProps={{ input: { endAdornment: store?.currencyCode }, htmlInput: { inputMode: 'decimal' } }}
              />
            ))}
            <Stack direction="row" spacing={2}>
              <TextField
                fullWidth
                type="date"
                {...text('from', translate('console.overrides.from'))}
                slotProps={{ inputLabel: { shrink: true } }}
              />
              <TextField
                fullWidth
                type="date"
                {...text('to', translate('console.overrides.to'))}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            </Stack>
          </Stack>
        </DialogContent>
        <DialogActions>
          {override && (
            <Button color="error" onClick={remove} sx={{ mr: 'auto' }}>
              {translate('console.overrides.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('console.overrides.keep')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
