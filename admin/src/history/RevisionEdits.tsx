import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { useSections, useStores } from '../shared/section/use-section.js';
import { moneyOfKey } from '../shared/values/money-of-key.js';
import { showValue } from '../shared/values/show-value.js';
import { changedFields } from './changed-fields.js';
import { layerName } from '../shared/values/layer-name.js';

/** The first publish fills every table: more lines than anybody reads. */
const SHOWN_EDITS = 100;

/** The edits of one revision, field by field, old and new. */
export function RevisionEdits({ number }: { readonly number: number }) {
  const translate = useTranslate();
  const { data: stores } = useStores();
  const { data: sections } = useSections();
  const { data, error } = useQuery({
    queryKey: ['revision', number],
    queryFn: ({ signal }) => callApi('revision', { path: { number }, signal }),
  });
  if (error) throw error;
  if (!data || !stores || !sections) return <LinearProgress aria-label={translate('console.loading')} />;
  const all = data.edits.flatMap(changedFields);
  return (
    <>
      <Table size="small" aria-label={translate('console.history.editsOf', { number })}>
        <TableHead>
          <TableRow>
            {['section', 'layer', 'field', 'before', 'after'].map((column) => (
              <TableCell key={column}>{translate(`console.letter.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {all.slice(0, SHOWN_EDITS).map((change) => {
            const money = moneyOfKey(change.key, stores);
            const section = sections.find(({ key }) => key === change.section);
            return (
              <TableRow key={`${change.section} ${change.layer} ${change.key} ${change.validFrom} ${change.field}`}>
                <TableCell>{section?.label ?? change.section}</TableCell>
                <TableCell>{layerName(change, translate)}</TableCell>
                <TableCell>
                  {section?.fields.find(({ name }) => name === change.field)?.label ?? change.field}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {showValue(change.field, change.before, money, translate)}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {showValue(change.field, change.after, money, translate)}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {all.length > SHOWN_EDITS && (
        <Typography sx={{ p: 2 }} color="text.secondary">
          {translate('console.history.more', { smart_count: all.length - SHOWN_EDITS })}
        </Typography>
      )}
    </>
  );
}
