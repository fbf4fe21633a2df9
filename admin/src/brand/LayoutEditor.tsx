import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { FieldEditorProps } from '../shared/definition/field-entry.js';
import { LAYOUT_PARTS } from './brands-of.js';

type Layout = Readonly<Record<string, string>>;

const layoutOf = (value: unknown): Layout => (typeof value === 'object' && value !== null ? (value as Layout) : {});

/** Edits the layout of a brand's shop, part by part. */
export function LayoutEditor({ field, value, isEditable, onChange }: FieldEditorProps) {
  const translate = useTranslate();
  const layout = layoutOf(value);
  return (
    <Box
      role="group"
      aria-label={field.label}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))' }}
    >
      {LAYOUT_PARTS.map(({ part, options }) => (
        <TextField
          key={part}
          select
          label={translate(`console.brand.${part}`)}
          value={layout[part] ?? ''}
          disabled={!isEditable}
          onChange={({ target }) => onChange({ ok: true, value: { ...layout, [part]: target.value } })}
        >
          {options.map((option) => (
            <MenuItem key={option} value={option}>
              {translate(`console.brand.choice.${option}`)}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  );
}
