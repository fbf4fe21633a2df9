import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldEditorProps } from '../shared/definition/field-entry.js';
import { countOf, linesOf, readLines } from './redirect-lines.js';

const ROWS = 12;

/**
 * Edits redirects as lines of text, which can be pasted by the thousand. Counts them and names the first invalid line.
 */
export function RedirectsEditor({ field, value, isEditable, onChange }: FieldEditorProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const lines = typed ?? linesOf(value);
  const read = readLines(lines);
  const count = translate('console.redirects.count', { smart_count: countOf(lines) });
  return (
    <TextField
      fullWidth
      multiline
      // Fixed height, because growing with thousands of lines is slow and hides the content below.
      rows={ROWS}
      label={field.label}
      value={lines}
      disabled={!isEditable}
      error={!read.ok}
      helperText={read.ok ? `${field.help}. ${count}` : translate(read.reason, read.values)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readLines(target.value));
      }}
      slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace', whiteSpace: 'pre' } } }}
    />
  );
}
