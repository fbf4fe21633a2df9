import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { OtherDraftEdit } from '../draft/other-draft-edits.js';
import { OtherDraftHint } from '../draft/OtherDraftHint.js';
import { StateMark } from '../cell/StateMark.js';
import type { CellState } from '../cell/subject.js';
import { fieldsOf } from '../definition/field-entry.js';
import { moneyAt, zoneAt } from '../place/place.js';
import { usePlaceName } from '../place/place-name.js';
import type { RowState } from '../row/row-state.js';
import { showField } from '../values/show-value.js';
import { showInstant } from '../values/time-zone.js';
import { useFormatLocale } from '../../language/use-language.js';
import type { SectionData } from '../definition/use-section.js';

interface RowLineProps {
  readonly data: SectionData;
  readonly row: RowState;
  /** Edits of this row in other drafts. */
  readonly others: readonly OtherDraftEdit[];
  readonly isEditable: boolean;
  readonly onOpen: () => void;
}

/** Shows one config row: place, values, period in the place's time zone, and whether the draft changes it. */
export function RowLine({ data, row, others, isEditable, onOpen }: RowLineProps) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const nameOf = usePlaceName(data.stores);
  const { address, published, value } = row;
  const name = nameOf(address);
  const zone = zoneAt(address, data.stores);
  const shown = { money: moneyAt(address, data.stores), translate };
  const ownFields = fieldsOf(data.section).filter((field) => value !== null && field.name in value);
  const isOfEach = shown.money.currencyCode === null && ownFields.some(({ kind }) => kind === 'amount');
  const state: CellState = JSON.stringify(published) === JSON.stringify(value) ? 'own' : 'draft';
  return (
    <TableRow sx={{ bgcolor: `state.${state}` }}>
      <TableCell component="th" scope="row">
        {name}
        <Typography variant="body2" color="text.secondary">
          {translate(`console.layer.${address.layer}`)}
          {isOfEach && `, ${translate('console.value.inEachCurrency')}`}
        </Typography>
      </TableCell>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        {ownFields.map((field) => (
          <div key={field.name}>
            {field.label}: <strong>{showField(field, value?.[field.name], shown)}</strong>
          </div>
        ))}
      </TableCell>
      <TableCell>{showInstant(address.validFrom, zone, locale) ?? translate('console.rows.always')}</TableCell>
      <TableCell>
        {showInstant(address.validTo, zone, locale) ?? translate('console.rows.open')}
        {address.validFrom && (
          <Typography variant="body2" color="text.secondary">
            {zone}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <StateMark state={state} /> {translate(value === null ? 'console.rows.removed' : `console.state.${state}`)}
        <OtherDraftHint others={others} />
      </TableCell>
      <TableCell align="right">
        <Button
          size="small"
          onClick={onOpen}
          aria-label={translate(isEditable ? 'console.row.editOf' : 'console.row.showOf', { name })}
        >
          {translate(isEditable ? 'console.row.edit' : 'console.row.show')}
        </Button>
      </TableCell>
    </TableRow>
  );
}
