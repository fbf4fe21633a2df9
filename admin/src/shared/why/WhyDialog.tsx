import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Subject } from '../cell/subject.js';
import type { SectionData } from '../definition/use-section.js';
import type { FieldColumn } from '../values/field.js';
import { FieldWhy } from './FieldWhy.js';

interface WhyDialogProps {
  readonly data: SectionData;
  readonly subject: Subject;
  readonly columns: readonly FieldColumn[];
  readonly onClose: () => void;
}

/** Explains a store's values of a section, now or at a time that the user enters. */
export function WhyDialog({ data, subject, columns, onClose }: WhyDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const at = typed === '' ? undefined : new Date(typed);
  const labelOf = (name: string) => data.section.fields.find((field) => field.name === name)?.label ?? name;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate('console.why.title', { section: data.section.label, name: subject.label })}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={3} sx={{ pt: 1 }}>
          <TextField
            type="datetime-local"
            size="small"
            margin="none"
            label={translate('console.why.at')}
            helperText={translate('console.why.atHelp')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ alignSelf: 'flex-start' }}
          />
          {columns.map(({ name }) => (
            <FieldWhy
              key={name}
              label={labelOf(name)}
              money={subject.money}
              question={{
                section: data.section.key,
                field: name,
                store: subject.storeKey,
                locale: subject.locale,
                at: at && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined,
              }}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
