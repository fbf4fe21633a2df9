import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Column } from './column.js';
import type { View } from './use-view.js';

interface ToolbarProps {
  readonly view: View;
  readonly columns: readonly Column[];
  /** Number of settings that match the filters. */
  readonly count: number;
  readonly onChange: (change: Partial<View>) => void;
  /** Expands or collapses all sections; undefined if there are none. */
  readonly onToggleAll: ((isOpen: boolean) => void) | undefined;
}

/** Filters the matrix: text, stores, differences, draft, point in time. */
export function Toolbar({ view, columns, count, onChange, onToggleAll }: ToolbarProps) {
  const translate = useTranslate();
  const tool = (name: string, values: object = {}) => translate(`console.matrix.tools.${name}`, values);
  const chosen = columns.filter(({ store }) => view.stores.includes(store.storeKey));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1.5, alignItems: 'center', mb: 1.5 }}>
      <TextField
        type="search"
        label={tool('find')}
        value={view.text}
        onChange={({ target }) => onChange({ text: target.value })}
        sx={{ width: { xs: '100%', md: 240 } }}
      />
      <Autocomplete
        multiple
        size="small"
        limitTags={2}
        options={columns}
        value={chosen}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ store }) => store.storeKey}
        isOptionEqualToValue={(option, value) => option.store.storeKey === value.store.storeKey}
        onChange={(_event, next) => onChange({ stores: next.map(({ store }) => store.storeKey) })}
        renderInput={(input) => (
          <TextField
            {...input}
            label={tool('stores')}
            placeholder={chosen.length === 0 ? tool('allStores', { smart_count: columns.length }) : ''}
          />
        )}
        sx={{ width: { xs: '100%', md: 320 } }}
      />
      <TextField
        type="datetime-local"
        label={tool('at')}
        value={view.at}
        onChange={({ target }) => onChange({ at: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {view.at !== '' && <Button onClick={() => onChange({ at: '' })}>{tool('now')}</Button>}
      <FormControlLabel
        label={tool('different')}
        control={
          <Switch
            size="small"
            checked={view.isDifferentOnly}
            onChange={({ target }) => onChange({ isDifferentOnly: target.checked })}
          />
        }
      />
      <FormControlLabel
        label={tool('draft')}
        control={
          <Switch
            size="small"
            checked={view.isDraftOnly}
            onChange={({ target }) => onChange({ isDraftOnly: target.checked })}
          />
        }
      />
      {onToggleAll && (
        <>
          <Button onClick={() => onToggleAll(true)}>{tool('open')}</Button>
          <Button onClick={() => onToggleAll(false)}>{tool('close')}</Button>
        </>
      )}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {tool('count', { smart_count: count })}
      </Typography>
    </Box>
  );
}
