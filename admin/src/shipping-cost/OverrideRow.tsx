import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { StateMark } from '../shared/grid/StateMark.js';
import type { CellState } from '../shared/grid/subject.js';
import { showValue } from '../shared/values/show-value.js';
import { useFormatLocale } from '../shared/words/use-language.js';
import { showInstant } from './local-day.js';
import { COLUMNS, type Override } from './subjects.js';

interface OverrideRowProps {
  readonly override: Override;
  readonly onEdit: (() => void) | undefined;
}

export function OverrideRow({ override, onEdit }: OverrideRowProps) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const { address, store, money, published, value } = override;
  const state: CellState = JSON.stringify(published) === JSON.stringify(value) ? 'own' : 'draft';
  const word = value === null ? 'console.overrides.removed' : `console.state.${state}`;
  return (
    <TableRow sx={{ bgcolor: `state.${state}` }}>
      <TableCell component="th" scope="row">
        {store.label}
      </TableCell>
      {COLUMNS.map(({ name }) => (
        <TableCell key={name} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {showValue(name, value?.[name], money, translate)}
        </TableCell>
      ))}
      <TableCell>
        {showInstant(address.validFrom, address.key, locale) ?? translate('console.overrides.always')}
      </TableCell>
      <TableCell>{showInstant(address.validTo, address.key, locale) ?? translate('console.overrides.open')}</TableCell>
      <TableCell>
        <StateMark state={state} /> {translate(word)}
      </TableCell>
      {onEdit && (
        <TableCell align="right">
          <Button
            size="small"
            onClick={onEdit}
            aria-label={translate('console.overrides.editOf', { name: store.label })}
          >
            {translate('console.overrides.edit')}
          </Button>
        </TableCell>
      )}
    </TableRow>
  );
}
