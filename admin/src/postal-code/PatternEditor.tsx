import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { isSafePattern } from '@manifold/domain/pattern/safe-pattern';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldEditorProps } from '../shared/definition/field-entry.js';
import { similarCodes, testCodes } from './test-codes.js';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Edits a country's postal code pattern and tests it while typing: on the example, similar codes and a code of the
 * user's choice.
 */
export function PatternEditor({ field, value, row, place, isEditable, onChange }: FieldEditorProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const [own, setOwn] = useState('');
  const pattern = typed ?? textOf(value);
  const isWrong = pattern !== '' && !isSafePattern(pattern);
  const country = place?.layer === 'country' ? place.key : '';
  const mask = textOf(row['mask']);
  const example = textOf(row['example']);
  const format = { pattern: pattern === '' ? null : pattern, example, mask: mask === '' ? null : mask };
  const typedCodes = own.split(',').map((code) => code.trim());
  const codes = [...new Set([...similarCodes(example), ...typedCodes])].filter((code) => code !== '');
  const change = (text: string) => {
    setTyped(text);
    const isValidValue = text === '' || isSafePattern(text);
    onChange(
      isValidValue
        ? { ok: true, value: text === '' ? null : text }
        : { ok: false, reason: 'console.postalCode.unreadable', values: {} },
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        fullWidth
        label={field.label}
        value={pattern}
        disabled={!isEditable}
        error={isWrong}
        helperText={isWrong ? translate('console.postalCode.unreadable') : field.help}
        onChange={({ target }) => change(target.value)}
        slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
      />
      <TextField
        label={translate('console.postalCode.try')}
        value={own}
        helperText={translate('console.postalCode.tryHelp')}
        onChange={({ target }) => setOwn(target.value)}
      />
      <div role="status">
        <Box component="ul" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', p: 0, m: 0, listStyle: 'none' }}>
          {testCodes(codes, country, format).map(({ code, isValidValue }) => (
            <li key={code}>
              <Chip
                size="small"
                variant="outlined"
                color={isValidValue ? 'success' : 'default'}
                label={translate(isValidValue ? 'console.postalCode.taken' : 'console.postalCode.refused', { code })}
              />
            </li>
          ))}
        </Box>
      </div>
    </Box>
  );
}
