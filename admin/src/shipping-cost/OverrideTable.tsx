import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SectionData } from '../shared/section/use-section.js';
import { OverrideDialog } from './OverrideDialog.js';
import { OverrideRow } from './OverrideRow.js';
import { COLUMNS, type Override } from './subjects.js';

interface OverrideTableProps {
  readonly data: SectionData;
  readonly overrides: readonly Override[];
  readonly isEditable: boolean;
}

/** The countries' own amounts, with the days on which they begin and end. */
export function OverrideTable({ data, overrides, isEditable }: OverrideTableProps) {
  const translate = useTranslate();
  const [edited, setEdited] = useState<Override | 'new'>();
  const label = (name: string) => data.section.fields.find((field) => field.name === name)?.label ?? name;
  return (
    <>
      {overrides.length === 0 && <Typography color="text.secondary">{translate('console.overrides.none')}</Typography>}
      {overrides.length > 0 && (
        <TableContainer>
          <Table size="small" aria-labelledby="overrides">
            <TableHead>
              <TableRow>
                <TableCell>{translate('console.grid.country')}</TableCell>
                {COLUMNS.map(({ name }) => (
                  <TableCell key={name} align="right">
                    {label(name)}
                  </TableCell>
                ))}
                <TableCell>{translate('console.overrides.from')}</TableCell>
                <TableCell>{translate('console.overrides.to')}</TableCell>
                <TableCell>{translate('console.overrides.state')}</TableCell>
                {isEditable && <TableCell component="td" />}
              </TableRow>
            </TableHead>
            <TableBody>
              {overrides.map((override) => (
                <OverrideRow
                  key={`${override.address.key} ${override.address.validFrom}`}
                  override={override}
                  onEdit={isEditable ? () => setEdited(override) : undefined}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {isEditable && (
        <Button sx={{ mt: 2 }} variant="outlined" onClick={() => setEdited('new')}>
          {translate('console.overrides.add')}
        </Button>
      )}
      {edited && (
        <OverrideDialog
          data={data}
          override={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
