import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { AmountChange, ImpactSample, OutcomeCount, TotalImpact } from '@manifold/domain/impact/contract';
import { useTranslate } from 'react-admin';
import { showAmount } from '../values/amount.js';
import { numberFormat } from '../../language/intl-formats.js';

const NUMBER = { fontVariantNumeric: 'tabular-nums', textAlign: 'right' } as const;
/** Examples have their own column, except on a phone. */
const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } } as const;
const NARROW_ONLY = { display: { sm: 'none' } } as const;
/** Reduces the padding on a phone. */
const NARROW_CELLS = { '& td, & th': { px: { xs: 0.75, sm: 2 } } } as const;
const SHORT_ID = 8;

interface ImpactTableProps {
  readonly tallied: TotalImpact;
  /** Accessible name of the table. */
  readonly label: string;
  /** Locale in which amounts are formatted. */
  readonly locale: string;
}

/** Lists outcomes that change, with the number of carts and orders and a few examples. */
export function ImpactTable({ tallied, label, locale }: ImpactTableProps) {
  const translate = useTranslate();
  const sum = ({ beforeCentAmount, afterCentAmount, currencyCode }: AmountChange): string =>
    translate('console.impact.sum', {
      before: showAmount(beforeCentAmount, currencyCode, locale),
      after: showAmount(afterCentAmount, currencyCode, locale),
    });
  return (
    <Box sx={{ overflowX: 'auto' }} role="region" aria-label={label} tabIndex={0}>
      <Table size="small" aria-label={label} sx={NARROW_CELLS}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('console.impact.what')}</TableCell>
            <TableCell sx={NUMBER}>{translate('console.impact.carts')}</TableCell>
            <TableCell sx={NUMBER}>{translate('console.impact.orders')}</TableCell>
            <TableCell sx={WIDE_ONLY}>{translate('console.impact.examples')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tallied.outcomes.map((outcome) => (
            <ImpactRow
              key={outcome.outcome}
              what={translate(`console.impact.outcome.${outcome.outcome}`)}
              counted={outcome}
              locale={locale}
            />
          ))}
          {tallied.amounts.map((amount) => (
            <ImpactRow
              key={`${amount.amount} ${amount.currencyCode}`}
              what={translate(`console.impact.amount.${amount.amount}`)}
              more={sum(amount)}
              counted={amount}
              locale={locale}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface ImpactRowProps {
  readonly what: string;
  readonly more?: string;
  readonly counted: Pick<OutcomeCount, 'carts' | 'orders' | 'samples'>;
  readonly locale: string;
}

function ImpactRow({ what, more, counted, locale }: ImpactRowProps) {
  const numbers = numberFormat(locale);
  const samples = counted.samples.map((sample) => (
    <Sample key={`${sample.kind} ${sample.name}`} sample={sample} locale={locale} />
  ));
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {what}
        {more && (
          <Typography variant="body2" color="text.secondary">
            {more}
          </Typography>
        )}
        <Box sx={NARROW_ONLY}>{samples}</Box>
      </TableCell>
      <TableCell sx={NUMBER}>{numbers.format(counted.carts)}</TableCell>
      <TableCell sx={NUMBER}>{numbers.format(counted.orders)}</TableCell>
      <TableCell sx={WIDE_ONLY}>{samples}</TableCell>
    </TableRow>
  );
}

function Sample({ sample, locale }: { readonly sample: ImpactSample; readonly locale: string }) {
  const translate = useTranslate();
  const { kind, name, centAmount, currencyCode } = sample;
  // The start of a cart's id is enough to find it; order numbers are shown in full.
  const shown = kind === 'cart' ? name.slice(0, SHORT_ID) : name;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: { sm: 'nowrap' } }} title={name}>
      {translate(`console.impact.${kind}`, { name: shown })}, {showAmount(centAmount, currencyCode, locale)}
    </Typography>
  );
}
