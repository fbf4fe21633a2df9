import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { pageKeySchema } from '@manifold/domain/page-slugs/contract';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldEditorProps } from '../shared/definition/field-entry.js';
import { slugProblems } from './slug-problems.js';

type Slugs = Readonly<Record<string, string>>;

const slugsOf = (value: unknown): Slugs => (typeof value === 'object' && value !== null ? (value as Slugs) : {});

/** Edits the paths of all information pages in a language; they must be unique. */
export function SlugsEditor({ field, value, isEditable, onChange }: FieldEditorProps) {
  const translate = useTranslate();
  const headingId = useId();
  const [typed, setTyped] = useState<Slugs>();
  const slugs = typed ?? slugsOf(value);
  const problems = typed ? slugProblems(typed) : {};
  const change = (page: string, slug: string) => {
    const next = { ...slugs, [page]: slug };
    const [reason] = Object.values(slugProblems(next));
    setTyped(next);
    onChange(reason === undefined ? { ok: true, value: next } : { ok: false, reason, values: {} });
  };
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ fontSize: 15, fontWeight: 650 }}>
        {field.label}
      </Typography>
      <FormHelperText sx={{ mb: 1.5 }}>{field.help}</FormHelperText>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))' }}>
        {pageKeySchema.options.map((page) => {
          const reason = problems[page];
          return (
            <TextField
              key={page}
              label={translate(`console.pageSlugs.page.${page}`)}
              value={slugs[page] ?? ''}
              disabled={!isEditable}
              error={reason !== undefined}
              helperText={reason === undefined ? undefined : translate(reason)}
              onChange={({ target }) => change(page, target.value.trim())}
              slotProps={{ input: { startAdornment: <Box sx={{ color: 'text.secondary', pr: 0.5 }}>/</Box> } }}
            />
          );
        })}
      </Box>
    </Box>
  );
}
