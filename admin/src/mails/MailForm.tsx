import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { PREVIEWED_MAILS, type MailPreviewParams } from '@manifold/domain/mail-preview/contract';
import { useTranslate } from 'react-admin';
import { languageNames } from '../language/intl-formats.js';
import { useLanguage } from '../language/use-language.js';

interface MailFormProps {
  readonly choice: MailPreviewParams;
  readonly stores: readonly StoreView[];
  readonly onChoose: (choice: Record<keyof MailPreviewParams, string>) => void;
}

/** Chooses a mail, a store and one of its languages. */
export function MailForm({ choice, stores, onChoose }: MailFormProps) {
  const translate = useTranslate();
  const names = languageNames(useLanguage());
  const locales = stores.find(({ storeKey }) => storeKey === choice.store)?.locales ?? [];
  const options = {
    mail: PREVIEWED_MAILS.map((mail) => [mail, translate(`console.mails.kinds.${mail}`)] as const),
    store: stores.map(({ storeKey, label }) => [storeKey, label] as const),
    locale: locales.map((locale) => [locale, names.of(locale) ?? locale] as const),
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' } }}>
      {(['mail', 'store', 'locale'] as const).map((name) => (
        <TextField
          key={name}
          select
          size="small"
          label={translate(`console.mails.${name}`)}
          value={choice[name]}
          onChange={({ target }) => onChoose({ ...choice, [name]: target.value })}
        >
          {options[name].map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  );
}
