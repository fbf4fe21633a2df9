import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import LinearProgress from '@mui/material/LinearProgress';
import type { AuditChange } from '@manifold/domain/audit/contract';
import { useTranslate } from 'react-admin';
import { useSections, useStores } from '../definition/use-section.js';
import { isNested } from './nested-change.js';
import { NestedChange } from './NestedChange.js';
import { layerName } from '../values/show-value.js';
import { throwIfMissing } from '../../providers/throw-if-missing.js';
import { moneyOfKey } from '../values/money-of-key.js';
import { showChange } from '../definition/show-change.js';
import { zoneAt } from '../place/place.js';
import { showInstant } from '../values/time-zone.js';
import { useFormatLocale } from '../../language/use-language.js';

/** Maximum number of rows shown; the first publish fills every table. */
const SHOWN_CHANGES = 100;
/** Long values wrap anywhere, normal words do not. */
const VALUE = { minWidth: 110, overflowWrap: 'anywhere' } as const;
const COLUMNS = ['section', 'layer', 'field', 'before', 'after'] as const;

interface ChangeTableProps {
  readonly changes: readonly AuditChange[];
  /** Accessible name of the table. */
  readonly label: string;
}

/** Lists changed fields with old and new value. */
export function ChangeTable({ changes, label }: ChangeTableProps) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const { data: stores, error: storesError } = useStores();
  const { data: sections, error: sectionsError } = useSections();
  throwIfMissing(storesError, stores);
  throwIfMissing(sectionsError, sections);
  if (!stores || !sections) return <LinearProgress aria-label={translate('console.loading')} />;
  const period = ({ validFrom, validTo, layer, key }: AuditChange): string => {
    if (validFrom === null) return '';
    const zone = zoneAt({ layer, key }, stores);
    const from = showInstant(validFrom, zone, locale);
    return ` (${from} –${validTo === null ? '' : ` ${showInstant(validTo, zone, locale)}`}, ${zone})`;
  };
  return (
    // Keeps the outer table from getting wider than the screen.
    <Box sx={{ overflowX: 'auto', contain: 'inline-size' }} role="region" aria-label={label} tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`console.letter.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.slice(0, SHOWN_CHANGES).map((change) => {
            const money = moneyOfKey(change.key, stores);
            const section = sections.find(({ key }) => key === change.section);
            const field = section?.fields.find(({ name }) => name === change.field);
            const value = (raw: unknown) => showChange({ section, name: change.field }, raw, { money, translate });
            return (
              <TableRow
                key={[change.section, change.layer, change.key, change.validFrom, change.validTo, change.field].join(
                  ' ',
                )}
              >
                <TableCell>{section?.label ?? change.section}</TableCell>
                <TableCell>{layerName(change, translate) + period(change)}</TableCell>
                <TableCell>{field?.label ?? change.field}</TableCell>
                <TableCell sx={VALUE}>{value(change.before)}</TableCell>
                <TableCell sx={VALUE}>
                  {isNested(change.after) ? (
                    <NestedChange before={change.before} after={change.after} />
                  ) : (
                    value(change.after)
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {changes.length > SHOWN_CHANGES && (
        <Typography sx={{ p: 2 }} color="text.secondary">
          {translate('console.history.more', { smart_count: changes.length - SHOWN_CHANGES })}
        </Typography>
      )}
    </Box>
  );
}
