import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { BlockEdit } from './block-edits.js';

interface RefusalDialogProps {
  readonly result: BlockEdit;
  readonly onCommit: () => void;
  readonly onNone: () => void;
}

/** Lists cells that refuse their new value, and why. The valid ones can be applied without them. */
export function RefusalDialog({ result, onCommit, onNone }: RefusalDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { edits, refused, outside } = result;
  const words = (name: string, count = 0) => translate(`console.matrix.refusal.${name}`, { smart_count: count });
  return (
    <Dialog open onClose={onNone} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{words('title')}</DialogTitle>
      <DialogContent>
        {refused.length > 0 && <Typography>{words('intro', refused.length)}</Typography>}
        {outside > 0 && <Typography>{words('outside', outside)}</Typography>}
        {refused.length > 0 && (
          <Table size="small" sx={{ mt: 1 }}>
            <TableHead>
              <TableRow>
                <TableCell>{words('cell')}</TableCell>
                <TableCell>{words('text')}</TableCell>
                <TableCell>{words('reason')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {refused.map(({ cell, setting, column, text, refusal }) => (
                <TableRow key={cell.id}>
                  <TableCell component="th" scope="row">
                    {column.name} · {setting.field.label}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{text}</TableCell>
                  <TableCell>{translate(refusal.reason, refusal.values)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onNone}>{words('none')}</Button>
        {edits.length > 0 && (
          <Button variant="contained" onClick={onCommit}>
            {words('keep', edits.length)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
