import ButtonBase from '@mui/material/ButtonBase';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { OtherDraftHint } from '../shared/draft/OtherDraftHint.js';
import { StateMark } from '../shared/cell/StateMark.js';
import type { BlockEdit, Permission, MatrixCell } from './block-edits.js';
import type { Column } from './column.js';
import type { SettingLine } from './lines.js';
import { PhoneCell } from './PhoneCell.js';

interface PhoneMatrixProps {
  readonly lines: readonly SettingLine[];
  readonly columns: readonly Column[];
  readonly permission: Permission;
  readonly onEdit: (result: BlockEdit) => void;
  readonly onWhy: (matrixCell: MatrixCell) => void;
  readonly onSetForSeveral: (matrixCell: MatrixCell) => void;
}

interface Entry {
  readonly heading: string | undefined;
  readonly label: string;
  readonly matrixCell: MatrixCell;
}

/** Lists the settings of one store; the first of each section carries the section's name. */
function entriesOfStore(lines: readonly SettingLine[], column: Column, at: number): Entry[] {
  return lines.flatMap(({ setting, cells }, place) => {
    const cell = cells[at];
    const isFirst = lines[place - 1]?.setting.section !== setting.section;
    const heading = isFirst ? setting.section.label : undefined;
    return cell ? [{ heading, label: setting.field.label, matrixCell: { setting, column, cell } }] : [];
  });
}

/** Lists one setting for all stores. */
function entriesOfSetting({ setting, cells }: SettingLine, columns: readonly Column[]): Entry[] {
  return columns.flatMap((column, at) => {
    const cell = cells[at];
    const label = column.name;
    return cell ? [{ heading: undefined, label, matrixCell: { setting, column, cell } }] : [];
  });
}

/** Shows the matrix on a phone: all settings of one store, or one setting of all stores. */
export function PhoneMatrix({ lines, columns, permission, onEdit, onWhy, onSetForSeveral }: PhoneMatrixProps) {
  const translate = useTranslate();
  const [by, setBy] = useState<'store' | 'setting'>('store');
  const [storeKey, setStoreKey] = useState('');
  const [settingId, setSettingId] = useState('');
  const [opened, setOpened] = useState<string>();
  const at = Math.max(
    0,
    columns.findIndex(({ store }) => store.storeKey === storeKey),
  );
  const column = columns[at];
  const line = lines.find(({ id }) => id === settingId) ?? lines[0];
  if (!column || !line) return null;
  const entries = by === 'store' ? entriesOfStore(lines, column, at) : entriesOfSetting(line, columns);
  const matrixCell = entries.find((entry) => entry.matrixCell.cell.id === opened)?.matrixCell;
  const choices =
    by === 'store'
      ? columns.map(({ store, name }) => ({ key: store.storeKey, label: name }))
      : lines.map(({ id, setting }) => ({ key: id, label: `${setting.section.label} · ${setting.field.label}` }));
  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={by}
        aria-label={translate('console.matrix.phone.by')}
        onChange={(_event, next: 'store' | 'setting' | null) => setBy(next ?? by)}
      >
        <ToggleButton value="store">{translate('console.matrix.phone.store')}</ToggleButton>
        <ToggleButton value="setting">{translate('console.matrix.phone.setting')}</ToggleButton>
      </ToggleButtonGroup>
      <TextField
        select
        fullWidth
        label={translate(`console.matrix.phone.${by}`)}
        value={by === 'store' ? column.store.storeKey : line.id}
        onChange={({ target }) => (by === 'store' ? setStoreKey(target.value) : setSettingId(target.value))}
      >
        {choices.map(({ key, label }) => (
          <MenuItem key={key} value={key} sx={{ whiteSpace: 'normal' }}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <li key={entry.matrixCell.cell.id}>
            {entry.heading !== undefined && (
              <Typography variant="h2" sx={{ px: 2, pt: 2, pb: 0.5 }}>
                {entry.heading}
              </Typography>
            )}
            <PhoneLine entry={entry} onOpen={() => setOpened(entry.matrixCell.cell.id)} />
          </li>
        ))}
      </Paper>
      {matrixCell && (
        <PhoneCell
          key={matrixCell.cell.id}
          matrixCell={matrixCell}
          permission={permission}
          onEdit={onEdit}
          onClose={() => setOpened(undefined)}
          onWhy={() => onWhy(matrixCell)}
          onSetForSeveral={() => onSetForSeveral(matrixCell)}
        />
      )}
    </Stack>
  );
}

function PhoneLine({ entry, onOpen }: { readonly entry: Entry; readonly onOpen: () => void }) {
  const translate = useTranslate();
  const { state, text, others } = entry.matrixCell.cell;
  return (
    <ButtonBase
      onClick={onOpen}
      aria-haspopup="dialog"
      sx={{
        width: '100%',
        minHeight: 48,
        px: 2,
        py: 1,
        gap: 2,
        justifyContent: 'space-between',
        textAlign: 'left',
        font: 'inherit',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: state === 'inherited' ? undefined : `state.${state}`,
      }}
    >
      <span>{entry.label}</span>
      <Typography component="span" variant="body2" sx={{ textAlign: 'right', overflowWrap: 'anywhere' }}>
        <strong>{text}</strong>
        <br />
        <StateMark state={state} /> {translate(`console.state.${state}`)}
        <OtherDraftHint others={others} />
      </Typography>
    </ButtonBase>
  );
}
