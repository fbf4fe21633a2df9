import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { storeSchema, type StoreLocale } from '@manifold/domain/store/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { EntryList } from '../shared/row/EntryList.js';
import type { FieldEditorProps } from '../shared/definition/field-entry.js';
import { keysOf } from '../shared/place/place.js';
import { localeName } from '../shared/place/place-name.js';
import { useLanguage } from '../language/use-language.js';
import { validateLocales } from './validate-locales.js';

function localesOf(value: unknown): readonly StoreLocale[] {
  const read = storeSchema.shape.locales.safeParse(value);
  return read.success ? read.data : [];
}

/** Edits the languages of a store, the default first, each with its fallback. */
export function LocalesEditor({ field, value, stores, isEditable, onChange }: FieldEditorProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [typed, setTyped] = useState<readonly StoreLocale[]>();
  const entries = typed ?? localesOf(value);
  const known = keysOf('locale', stores).sort();
  const change = (next: readonly StoreLocale[]) => {
    setTyped(next);
    onChange(validateLocales(next));
  };
  return (
    <EntryList
      label={field.label}
      help={field.help}
      entries={entries}
      isEditable={isEditable}
      nameOf={({ locale }) => locale}
      begin={() => ({ locale: '', language: '', fallbackLocale: null })}
      onEntries={change}
    >
      {(entry, onEntry) => {
        const read = validateLocales([entry]);
        return (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <TextField
              label={translate('console.store.locale')}
              value={entry.locale}
              disabled={!isEditable}
              error={!read.ok}
              helperText={read.ok ? localeName(entry.locale, language) : translate(read.reason)}
              onChange={({ target }) => onEntry({ ...entry, locale: target.value, language: target.value.slice(0, 2) })}
              sx={{ flex: '1 1 150px' }}
            />
            <TextField
              select
              label={translate('console.store.fallback')}
              value={entry.fallbackLocale ?? ''}
              disabled={!isEditable}
              onChange={({ target }) =>
                onEntry({ ...entry, fallbackLocale: target.value === '' ? null : target.value })
              }
              sx={{ flex: '1 1 200px' }}
            >
              <MenuItem value="">{translate('console.store.noFallback')}</MenuItem>
              {known
                .filter((locale) => locale !== entry.locale)
                .map((locale) => (
                  <MenuItem key={locale} value={locale}>
                    {localeName(locale, language)}
                  </MenuItem>
                ))}
            </TextField>
          </Box>
        );
      }}
    </EntryList>
  );
}
