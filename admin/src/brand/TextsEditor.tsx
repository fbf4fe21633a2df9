import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { brandSchema, brandTextSchema, type BrandText } from '@manifold/domain/brand/contract';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldEditorProps } from '../shared/definition/field-entry.js';
import { storesAt } from '../shared/place/place.js';
import { localeName } from '../shared/place/place-name.js';
import { useLanguage } from '../language/use-language.js';

type Texts = Readonly<Record<string, BrandText>>;

const PARTS = ['title', 'headline', 'lead', 'picture'] as const;
const EMPTY: BrandText = { title: '', headline: '', lead: '', picture: '' };

function textsOf(value: unknown): Texts {
  const read = brandSchema.shape.texts.safeParse(value);
  return read.success ? read.data : {};
}

/** Edits the home page texts of a brand per language. An empty text falls back to the shop's default. */
export function TextsEditor({ field, value, place, stores, isEditable, onChange }: FieldEditorProps) {
  const translate = useTranslate();
  const consoleLanguage = useLanguage();
  const headingId = useId();
  const [typed, setTyped] = useState<Texts>();
  const texts = typed ?? textsOf(value);
  const shown = place ? storesAt(place, stores) : stores;
  const locales = shown.flatMap((store) => store.locales.map((locale) => locale.slice(0, 2)));
  const languages = [...new Set([...locales, ...Object.keys(texts)])].sort();
  const [language = 'en', setLanguage] = useState(Object.keys(texts)[0] ?? languages[0]);
  const own = texts[language];
  const change = (next: Texts) => {
    setTyped(next);
    const isWhole = Object.values(next).every((text) => brandTextSchema.safeParse(text).success);
    onChange(isWhole ? { ok: true, value: next } : { ok: false, reason: 'console.brand.needsTexts', values: {} });
  };
  const { [language]: _own, ...others } = texts;
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography id={headingId} variant="h3" sx={{ fontSize: 15, fontWeight: 650 }}>
          {field.label}
        </Typography>
        <FormHelperText>{field.help}</FormHelperText>
      </div>
      <TextField
        select
        label={translate('console.language')}
        value={language}
        helperText={own ? undefined : translate('console.brand.shopWords')}
        onChange={({ target }) => setLanguage(target.value)}
      >
        {languages.map((known) => (
          <MenuItem key={known} value={known}>
            {localeName(known, consoleLanguage)} {texts[known] ? '✓' : ''}
          </MenuItem>
        ))}
      </TextField>
      {PARTS.map((part) => {
        const text = own?.[part] ?? '';
        return (
          <TextField
            key={part}
            fullWidth
            label={translate(`console.brand.text.${part}`)}
            value={text}
            disabled={!isEditable}
            error={own !== undefined && !brandTextSchema.shape[part].safeParse(text).success}
            helperText={translate('console.brand.length', { smart_count: text.length })}
            onChange={({ target }) => change({ ...texts, [language]: { ...(own ?? EMPTY), [part]: target.value } })}
          />
        );
      })}
      {own && isEditable && (
        <Button size="small" onClick={() => change(others)} sx={{ justifySelf: 'start' }}>
          {translate('console.brand.takeShopWords')}
        </Button>
      )}
    </Box>
  );
}
