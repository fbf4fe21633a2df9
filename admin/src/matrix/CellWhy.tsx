import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { FieldWhy } from '../shared/why/FieldWhy.js';
import type { MatrixCell } from './block-edits.js';

interface CellWhyProps {
  readonly matrixCell: MatrixCell;
  /** ISO timestamp; undefined for now. */
  readonly at: string | undefined;
  readonly onClose: () => void;
}

/** Explains which layers give a cell its value. */
export function CellWhy({ matrixCell, at, onClose }: CellWhyProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { setting, column } = matrixCell;
  const { section, field } = setting;
  const locale = section.scope === 'locale' ? column.locale : undefined;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate('console.matrix.why', { setting: field.label, store: column.name })}
      </DialogTitle>
      <DialogContent>
        <FieldWhy
          label={field.label}
          money={column.money}
          question={{ section: section.key, field: field.name, store: column.store.storeKey, locale, at }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
