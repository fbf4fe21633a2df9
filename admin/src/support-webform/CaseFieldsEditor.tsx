import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { supportCaseFieldsSchema } from '@manifold/domain/support-webform/contract';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldEditorProps } from '../shared/definition/field-entry.js';
import { caseFieldIds, CASE_FIELDS } from './target-fields.js';

const { shape } = supportCaseFieldsSchema;

/** Edits the ids of custom fields in the support platform. */
export function CaseFieldsEditor({ field, value, isEditable, onChange }: FieldEditorProps) {
  const translate = useTranslate();
  const headingId = useId();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>();
  const ids = typed ?? caseFieldIds(value);
  const isWrong = (name: keyof typeof shape): boolean =>
    typed !== undefined && !shape[name].safeParse(typed[name]).success;
  const change = (name: string, id: string) => {
    const next = { ...ids, [name]: id.trim() };
    setTyped(next);
    const read = supportCaseFieldsSchema.safeParse(next);
    onChange(
      read.success ? { ok: true, value: read.data } : { ok: false, reason: 'console.supportForm.notAnId', values: {} },
    );
  };
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography id={headingId} variant="h3" sx={{ fontSize: 15, fontWeight: 650 }}>
          {field.label}
        </Typography>
        <FormHelperText>{field.help}</FormHelperText>
      </div>
      {CASE_FIELDS.map((name) => (
        <TextField
          key={name}
          fullWidth
          label={translate(`console.supportForm.caseField.${name}`)}
          value={ids[name] ?? ''}
          disabled={!isEditable}
          error={isWrong(name)}
          helperText={isWrong(name) ? translate('console.supportForm.notAnId') : undefined}
          onChange={({ target }) => change(name, target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        />
      ))}
    </Box>
  );
}
