import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { RevisionSummary } from '@manifold/domain/admin-api/contract';
import { useListContext, useTranslate, List } from 'react-admin';
import { RevisionRow } from './RevisionRow.js';
import { useTabTitle } from '../shared/title/ScreenTitle.js';

const COLUMNS = ['number', 'when', 'who', 'why', 'where', 'edits'] as const;

/** Renders the revisions of the surrounding list as a table. */
export function RevisionTable() {
  const translate = useTranslate();
  const { data = [] } = useListContext<RevisionSummary & { id: number }>();
  const label = translate('console.history.title');
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell component="td" padding="checkbox" />
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`console.history.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((revision) => (
            <RevisionRow key={revision.id} revision={revision} columns={COLUMNS.length + 1} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Lists the revisions, newest first; each row expands to its edits. */
export function RevisionList() {
  const translate = useTranslate();
  useTabTitle(translate('console.history.title'));
  return (
    <List
      exporter={false}
      sort={{ field: 'number', order: 'DESC' }}
      title={translate('console.history.title')}
      perPage={25}
      // A flex item does not get narrower than its content: on a phone the table scrolls, not the page.
      sx={{ '& .RaList-main, & .RaList-content': { minWidth: 0 } }}
    >
      <RevisionTable />
    </List>
  );
}
