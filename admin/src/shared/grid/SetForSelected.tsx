import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useDraft } from '../draft/draft-context.js';
import type { SectionData } from '../definition/use-section.js';
import { typedField, type SectionField } from '../definition/field-entry.js';
import type { Refusal } from '../values/text-to-value.js';
import { publishedRow, type Subject } from '../cell/subject.js';
import type { Selection } from './use-selection.js';

interface SetForSelectedProps {
  readonly data: SectionData;
  readonly subjects: readonly Subject[];
  readonly columns: readonly SectionField[];
  readonly selection: Selection;
}

/**
 * Sets one value for several rows: select rows (or a currency), choose a field, type once. Amounts are in each store's
 * own currency.
 */
export function SetForSelected({ data, subjects, columns, selection }: SetForSelectedProps) {
  const translate = useTranslate();
  const { change } = useDraft();
  const [field, setField] = useState(columns[0]?.name ?? '');
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const chosen = subjects.filter(({ id }) => selection.ids.has(id));
  const column = columns.find(({ name }) => name === field);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!column) return;
    const typed = chosen.map((subject) =>
      column.kind === 'switch'
        ? ({ ok: true, value: text === 'on' } as const)
        : typedField(column, text, { section: data.section, money: subject.money }),
    );
    const refused = typed.find((result) => !result.ok);
    if (refused && !refused.ok) return setRefusal(refused);
    setRefusal(undefined);
    void change(
      chosen.flatMap((subject, index) => {
        const result = typed[index];
        if (!result?.ok) return [];
        const { address } = subject;
        return [{ address, field, value: result.value, published: publishedRow(data.rows, address) }];
      }),
    );
  };
  return (
    <Stack
      component="form"
      direction="row"
      spacing={1.5}
      useFlexGap
      onSubmit={apply}
      sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}
    >
      <SelectRows subjects={subjects} selection={selection} />
      <Typography sx={{ py: 1, minWidth: 90 }} role="status">
        {translate('console.grid.chosen', { smart_count: chosen.length })}
      </Typography>
      <TextField
        select
        size="small"
        margin="none"
        label={translate('console.grid.field')}
        value={field}
        onChange={({ target }) => {
          setField(target.value);
          setText('');
        }}
        sx={{ minWidth: 170 }}
      >
        {columns.map(({ name, label }) => (
          <MenuItem key={name} value={name}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        key={column?.kind}
        select={column?.kind === 'switch'}
        size="small"
        margin="none"
        label={translate('console.grid.value')}
        value={text}
        error={refusal !== undefined}
        helperText={refusal && translate(refusal.reason, refusal.values)}
        onChange={({ target }) => setText(target.value)}
        sx={{ minWidth: 140 }}
      >
        <MenuItem value="on">{translate('console.value.on')}</MenuItem>
        <MenuItem value="off">{translate('console.value.off')}</MenuItem>
      </TextField>
      <Button type="submit" variant="outlined" disabled={chosen.length === 0} sx={{ py: 0.9 }}>
        {translate('console.grid.apply')}
      </Button>
    </Stack>
  );
}

/** Selects all rows, the rows of a currency, or none. */
function SelectRows({ subjects, selection }: Pick<SetForSelectedProps, 'subjects' | 'selection'>) {
  const translate = useTranslate();
  const known = new Set(subjects.map(({ money }) => money.currencyCode));
  const currencies = [...known].filter((currency) => currency !== null).sort();
  const choose = (group: string) =>
    selection.choose(
      subjects.filter(({ money }) => group === 'all' || group === money.currencyCode).map(({ id }) => id),
    );
  return (
    <TextField
      select
      size="small"
      margin="none"
      value=""
      label={translate('console.grid.chooseLines')}
      onChange={({ target }) => choose(target.value)}
      sx={{ minWidth: 170 }}
    >
      <MenuItem value="all">{translate('console.grid.all')}</MenuItem>
      {currencies.map((currency) => (
        <MenuItem key={currency} value={currency}>
          {translate('console.grid.allOf', { currency })}
        </MenuItem>
      ))}
      <MenuItem value="none">{translate('console.grid.none')}</MenuItem>
    </TextField>
  );
}
