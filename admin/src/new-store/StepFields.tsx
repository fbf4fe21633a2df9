import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { isTimeZone, timeZonesOf } from '@manifold/domain/store/time-zone';
import { useTranslate } from 'react-admin';
import { localeName, storeName } from '../shared/place/place-name.js';
import { useLanguage } from '../language/use-language.js';
import { languagesOf, type Step, type Typed, type TypedField } from './new-store-form.js';

interface StepFieldsProps {
  readonly step: Step;
  readonly typed: Typed;
  readonly stores: readonly StoreView[];
  /** Messages of refused fields. */
  readonly refusals: Partial<Record<TypedField, string>>;
  readonly onChange: (field: TypedField, text: string) => void;
}

/** Returns all time zones, those of the country first. */
function timeZoneChoices(countryCode: string): readonly (readonly [value: string, label: string])[] {
  const own = timeZonesOf(countryCode);
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => isTimeZone(zone) && !own.includes(zone));
  return [...own, ...others].map((zone) => [zone, zone.replaceAll('_', ' ')]);
}

/** Renders the fields of one step with help and errors. */
export function StepFields({ step, typed, stores, refusals, onChange }: StepFieldsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const like = stores.find(({ storeKey }) => storeKey === typed.like);
  const choices: Partial<Record<TypedField, readonly (readonly [value: string, label: string])[]>> = {
    like: stores.map((store) => [store.storeKey, storeName(store, stores, language)]),
    language: [...languagesOf(stores, like).keys()].sort().map((code) => [code, localeName(code, language)]),
    timeZone: timeZoneChoices(typed.countryCode),
    currencyCode: [...new Set(stores.map((store) => store.currencyCode))].sort().map((code) => [code, code]),
  };
  return (
    <Stack spacing={2} sx={{ maxWidth: 560 }}>
      {step.fields.map((field) => {
        const options = choices[field];
        const help = step.helps.includes(field) ? translate(`console.newStore.${field}Help`) : undefined;
        return (
          <TextField
            key={field}
            select={options !== undefined}
            label={translate(`console.newStore.${field}`)}
            value={typed[field]}
            error={refusals[field] !== undefined}
            helperText={refusals[field] ?? help}
            onChange={({ target }) => onChange(field, target.value)}
            slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          >
            {options?.map(([value, label]) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        );
      })}
      {like && like.currencyCode !== typed.currencyCode && step.fields.includes('currencyCode') && (
        <Alert severity="warning">{translate('console.newStore.otherCurrency')}</Alert>
      )}
    </Stack>
  );
}
