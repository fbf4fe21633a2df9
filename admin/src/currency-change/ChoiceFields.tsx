import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ROUNDED_KINDS, ROUNDING_RULES, type RoundingRule } from '@manifold/domain/currency-change/contract';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { useTranslate } from 'react-admin';
import { decimalSign } from '../shared/values/plain-number.js';
import { useFormatLocale } from '../language/use-language.js';
import type { CurrencyForm } from './use-currency-change.js';

interface ChoiceFieldsProps {
  readonly form: CurrencyForm;
  readonly store: StoreView;
}

/** Asks for the new currency, its start, the exchange rate and the rounding per kind of amount. */
export function ChoiceFields({ form: { typed, change }, store }: ChoiceFieldsProps) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const text = (name: string, values = {}) => translate(`console.currencyChange.${name}`, values);
  return (
    <Stack spacing={2} sx={{ maxWidth: 560 }}>
      <TextField
        label={text('currencyCode')}
        helperText={text('currencyCodeHelp', { currency: store.currencyCode })}
        value={typed.currencyCode}
        onChange={({ target }) => change({ currencyCode: target.value })}
        slotProps={{ htmlInput: { maxLength: 3, autoComplete: 'off', spellCheck: false } }}
      />
      <TextField
        type="datetime-local"
        label={text('at')}
        helperText={text('atHelp', { zone: store.timeZone })}
        value={typed.at}
        onChange={({ target }) => change({ at: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label={text('rate', { old: store.currencyCode, new: typed.currencyCode.toUpperCase() })}
        helperText={text('rateHelp')}
        value={typed.rate}
        onChange={({ target }) => change({ rate: target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 16 } }}
      />
      {ROUNDED_KINDS.map((kind) => (
        <TextField
          key={kind}
          select
          label={text(`rounding.${kind}`)}
          value={typed.rounding[kind]}
          onChange={({ target }) => change({ rounding: { ...typed.rounding, [kind]: target.value as RoundingRule } })}
        >
          {ROUNDING_RULES.map((rule) => (
            <MenuItem key={rule} value={rule}>
              {text(rule.startsWith('.') ? 'ending' : 'multiple', {
                amount: (rule.startsWith('.') ? `0${rule}` : rule).replace('.', decimalSign(locale)),
              })}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  );
}
