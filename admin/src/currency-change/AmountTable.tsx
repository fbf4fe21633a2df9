import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { DEFAULT_LAYER_KEY } from '@manifold/domain/config-layer/layer';
import type { ConvertedAmount, CurrencyChangePlan } from '@manifold/domain/currency-change/contract';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { amountToText, showAmount } from '../shared/values/amount.js';
import { showInstant } from '../shared/values/time-zone.js';
import { useFormatLocale } from '../language/use-language.js';
import { amountName, readAmount, type CurrencyForm } from './use-currency-change.js';

interface AmountTableProps {
  readonly plan: CurrencyChangePlan;
  readonly form: CurrencyForm;
  readonly store: StoreView;
  readonly sections: readonly SectionInWords[];
}

/** Lists every amount in the old and the new currency; the new one can be corrected. */
export function AmountTable({ plan, form, store, sections }: AmountTableProps) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const placeOf = ({ layer, key }: { readonly layer: string; readonly key: string }): string =>
    [translate(`console.layer.${layer}`), ...(key === DEFAULT_LAYER_KEY ? [] : [key])].join(' ');
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('console.currencyChange.amounts')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['setting', 'place', 'from', 'old', 'new'].map((name) => (
              <TableCell key={name}>
                {translate(`console.currencyChange.column.${name}`, { from: plan.from, to: plan.to })}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {plan.amounts.map((amount) => {
            const section = sections.find(({ key }) => key === amount.section);
            const field = section?.fields.find(({ name }) => name === amount.field)?.label ?? amount.field;
            const name = `${section?.label ?? amount.section}, ${field}`;
            return (
              <TableRow key={amountName(amount)}>
                <TableCell>{name}</TableCell>
                <TableCell>
                  {placeOf(amount)}
                  {amount.inheritedFrom && (
                    <Typography variant="caption" component="div" color="text.secondary">
                      {translate('console.currencyChange.inherited', { place: placeOf(amount.inheritedFrom) })}
                    </Typography>
                  )}
                </TableCell>
                <TableCell>
                  {showInstant(amount.validFrom, store.timeZone, locale) ?? translate('console.rows.always')}
                </TableCell>
                <TableCell align="right">{showAmount(amount.before, plan.from, locale)}</TableCell>
                <TableCell>
                  <AmountField amount={amount} label={`${name}, ${amount.key}: ${plan.to}`} plan={plan} form={form} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface AmountFieldProps {
  readonly amount: ConvertedAmount;
  readonly label: string;
  readonly plan: CurrencyChangePlan;
  readonly form: CurrencyForm;
}

function AmountField({ amount, label, plan: { to }, form }: AmountFieldProps) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const text = form.corrected.get(amountName(amount)) ?? amountToText(amount.after, to, locale);
  const read = readAmount(text, { currencyCode: to, locale });
  return (
    <TextField
      size="small"
      value={text}
      error={!read.ok}
      helperText={read.ok ? undefined : translate(read.reason, { ...read.values })}
      onChange={({ target }) => form.correct(amount, target.value)}
      slotProps={{ htmlInput: { 'aria-label': label, inputMode: 'decimal', maxLength: 12 } }}
    />
  );
}
