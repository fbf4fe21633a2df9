import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { guardClose } from '../shared/dialog/guard-close.js';
import { FieldInput } from '../shared/row/FieldInput.js';
import { valueToText } from '../shared/values/text-to-value.js';
import { resetToInherited, applyText, type BlockEdit, type Permission, type MatrixCell } from './block-edits.js';
import { useCellText } from './use-cell-text.js';

interface PhoneCellProps {
  readonly matrixCell: MatrixCell;
  readonly permission: Permission;
  readonly onEdit: (result: BlockEdit) => void;
  readonly onClose: () => void;
  readonly onWhy: () => void;
  readonly onSetForSeveral: () => void;
}

/** Shows and edits one value on a phone. */
export function PhoneCell({ matrixCell, permission, onEdit, onClose, onWhy, onSetForSeveral }: PhoneCellProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { setting, column, cell } = matrixCell;
  const { field } = setting;
  const current = valueToText(field, cell.value, column.money);
  const { text, refusal, field: input, type, finish } = useCellText({ current, onEdit, onClose });
  const forbidden = field.kind === 'entries' ? 'console.refused.entries' : permission(matrixCell);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    finish(applyText(matrixCell, text, permission));
  };
  return (
    <Dialog open onClose={guardClose(onClose)} fullWidth aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>
          {column.name} · {field.label}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {forbidden !== undefined && (
              <Alert severity="info">
                {cell.text}. {translate(forbidden)}
              </Alert>
            )}
            {forbidden === undefined && (
              <FieldInput
                field={field}
                text={text}
                money={column.money}
                isEditable
                refusal={refusal}
                inputRef={input}
                isAnnounced
                onText={type}
              />
            )}
            <Button onClick={onWhy} sx={{ alignSelf: 'flex-start' }}>
              {translate('console.matrix.menu.why')}
            </Button>
            {forbidden === undefined && (
              <>
                <Button
                  onClick={() => finish(resetToInherited([matrixCell], permission))}
                  sx={{ alignSelf: 'flex-start' }}
                >
                  {translate('console.matrix.menu.inherit')}
                </Button>
                <Button
                  onClick={() => {
                    onClose();
                    onSetForSeveral();
                  }}
                  sx={{ alignSelf: 'flex-start' }}
                >
                  {translate('console.matrix.menu.several')}
                </Button>
              </>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.close')}</Button>
          {forbidden === undefined && (
            <Button type="submit" variant="contained">
              {translate('console.matrix.several.set')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
