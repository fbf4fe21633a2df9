import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { refusedFirst, type PreviewLine } from './paste-preview.js';

/** Maximum number of rows shown; the rest is counted. */
const SHOWN = 200;
const COLUMNS = ['place', 'setting', 'old', 'next', 'problem'] as const;
/** Long values wrap anywhere, amounts do not. */
const VALUE = { minWidth: 120, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' } as const;

/** Lists pasted texts beside the current values; refused ones come first, with the reason. */
export function PreviewTable({ lines }: { readonly lines: readonly PreviewLine[] }) {
  const translate = useTranslate();
  const sorted = refusedFirst(lines);
  const more = sorted.length - SHOWN;
  const label = translate('console.paste.table');
  return (
    <Box sx={{ overflowX: 'auto' }} role="region" aria-label={label} tabIndex={0}>
      <Table size="small" aria-label={label} sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`console.paste.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.slice(0, SHOWN).map(({ id, place, setting, old, next, problem }) => (
            <TableRow key={id} sx={{ bgcolor: problem === undefined ? 'transparent' : 'state.missing' }}>
              <TableCell component="th" scope="row">
                {place}
              </TableCell>
              <TableCell>{setting}</TableCell>
              <TableCell sx={{ ...VALUE, color: 'text.secondary' }}>{old}</TableCell>
              <TableCell sx={{ ...VALUE, fontWeight: 600 }}>{next}</TableCell>
              <TableCell>{problem}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more > 0 && <Typography sx={{ p: 2 }}>{translate('console.paste.moreLines', { smart_count: more })}</Typography>}
    </Box>
  );
}
