import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { guardClose } from '../shared/dialog/guard-close.js';
import { FieldInput } from '../shared/row/FieldInput.js';
import { valueToText } from '../shared/values/text-to-value.js';
import { mergeEdits, applyText, type BlockEdit, type Permission, type MatrixCell } from './block-edits.js';
import type { Column } from './column.js';
import type { SettingLine } from './lines.js';
import { useCellText } from './use-cell-text.js';

interface SetForStoresProps {
  readonly matrixCell: MatrixCell;
  /** The setting's row with the cells of all stores. */
  readonly line: SettingLine;
  readonly columns: readonly Column[];
  /** Keys of the stores whose cells are selected in the table. */
  readonly chosen: readonly string[];
  readonly permission: Permission;
  readonly onEdit: (result: BlockEdit) => void;
  readonly onClose: () => void;
}

interface Recipients {
  readonly key: string;
  readonly label: string;
  readonly columns: readonly Column[];
}

/** Sets one value for many stores: by currency, by brand, selected ones, or all. */
export function SetForStores({ matrixCell, line, columns, chosen, permission, onEdit, onClose }: SetForStoresProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { setting, column, cell } = matrixCell;
  const { currencyCode, brandKey } = column.store;
  const recipient = (key: string, fits: (column: Column) => boolean, values: object = {}): Recipients => {
    const clampState = columns.filter(fits);
    const label = translate(`console.matrix.several.${key}`, { smart_count: clampState.length, ...values });
    return { key, label, columns: clampState };
  };
  const groups: readonly Recipients[] = [
    recipient('currency', ({ store }) => store.currencyCode === currencyCode, { currency: currencyCode }),
    recipient('brand', ({ store }) => store.brandKey === brandKey, { brand: brandKey }),
    recipient('all', () => true),
    ...(chosen.length > 1 ? [recipient('chosen', ({ store }) => chosen.includes(store.storeKey))] : []),
  ];
  const [group, setGroup] = useState(chosen.length > 1 ? 'chosen' : 'currency');
  const { field } = setting;
  const current = valueToText(field, cell.value, column.money);
  const { text, refusal, field: input, type, finish } = useCellText({ current, onEdit, onClose });
  const set = (event: FormEvent) => {
    event.preventDefault();
    const stores = groups.find(({ key }) => key === group)?.columns ?? [];
    const results = stores.flatMap((each) => {
      const itsCell = line.cells[columns.indexOf(each)];
      return itsCell ? [applyText({ setting, column: each, cell: itsCell }, text, permission)] : [];
    });
    finish(mergeEdits(results));
  };
  return (
    <Dialog open onClose={guardClose(onClose)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form onSubmit={set}>
        <DialogTitle id={titleId}>{translate('console.matrix.several.title', { setting: field.label })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField
              select
              fullWidth
              label={translate('console.matrix.several.whom')}
              value={group}
              onChange={({ target }) => setGroup(target.value)}
            >
              {groups.map(({ key, label }) => (
                <MenuItem key={key} value={key}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
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
            {field.kind === 'amount' && (
              <Typography variant="body2">{translate('console.matrix.several.hint')}</Typography>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('console.matrix.several.set')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
