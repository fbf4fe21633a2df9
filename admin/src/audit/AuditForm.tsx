import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useSections, useStores } from '../shared/definition/use-section.js';
import { NO_FILTERS, type AuditFilters } from './audit-address.js';
import { actionName } from './entry-name.js';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface AuditFormProps {
  readonly filters: AuditFilters;
  readonly actions: readonly string[];
  readonly onSearch: (filters: AuditFilters) => void;
}

/** Renders the filters of the audit search. Nothing is loaded until the form is submitted. */
export function AuditForm({ filters, actions, onSearch }: AuditFormProps) {
  const translate = useTranslate();
  const { data: sections = [] } = useSections();
  const { data: stores = [] } = useStores();
  const [typed, setTyped] = useState(filters);
  const choices: Partial<Record<keyof AuditFilters, readonly Choice[]>> = {
    action: actions.map((action) => ({ value: action, label: actionName(action, translate) })),
    section: sections.map(({ key, label }) => ({ value: key, label })),
    store: stores.map(({ storeKey, label, brandKey }) => ({ value: storeKey, label: `${label} (${brandKey})` })),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed);
  };
  const field = (name: keyof AuditFilters, width: number) => {
    const known = choices[name];
    const missing = known && typed[name] !== '' && !known.some(({ value }) => value === typed[name]);
    const isDay = name === 'from' || name === 'to';
    return (
      <TextField
        label={translate(`console.audit.${name}`)}
        value={typed[name]}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        sx={{ width: { xs: '100%', sm: width } }}
        select={known !== undefined}
        type={isDay ? 'date' : 'text'}
        slotProps={{ inputLabel: isDay ? { shrink: true } : {}, htmlInput: known ? {} : { maxLength: 100 } }}
      >
        {known && <MenuItem value="">{translate('console.audit.any')}</MenuItem>}
        {missing && <MenuItem value={typed[name]}>{typed[name]}</MenuItem>}
        {known?.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    );
  };
  return (
    <Stack
      component="form"
      role="search"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2 }}
      onSubmit={submit}
    >
      {field('text', 260)}
      {field('actor', 220)}
      {field('action', 200)}
      {field('section', 200)}
      {field('store', 200)}
      {field('from', 160)}
      {field('to', 160)}
      <Button type="submit" variant="contained">
        {translate('console.audit.search')}
      </Button>
      <Button onClick={() => onSearch(NO_FILTERS)}>{translate('console.audit.clear')}</Button>
    </Stack>
  );
}
