import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } } as const;
/** Breaks long names only if they do not fit. */
const BREAKING = { overflowWrap: 'anywhere', minWidth: 96 } as const;

/** A column of a fact table. */
export interface FactColumn<Row> {
  readonly name: string;
  readonly label: string;
  readonly value: (row: Row) => ReactNode;
  readonly isFigure?: boolean;
  /** Hidden on narrow screens. */
  readonly isWideOnly?: boolean;
}

interface FactTableProps<Row> {
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly FactColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** Renders a table that scrolls sideways if it is wider than the screen. */
export function FactTable<Row>({ label, columns, rows, keyOf }: FactTableProps<Row>) {
  const look = ({ isFigure, isWideOnly }: FactColumn<Row>) => ({
    align: isFigure ? ('right' as const) : ('left' as const),
    sx: { ...(isWideOnly ? WIDE_ONLY : {}), ...(isFigure ? {} : BREAKING) },
  });
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.name} {...look(column)}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {columns.map((column, place) => (
                <TableCell
                  key={column.name}
                  {...(place === 0 ? { component: 'th' as const, scope: 'row' } : {})}
                  {...look(column)}
                >
                  {column.value(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
