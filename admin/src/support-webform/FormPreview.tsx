import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { supportForm } from '@manifold/domain/support-webform/support-form';
import { supportFormWords } from '@manifold/domain/support-webform-words/all';
import { useTranslate } from 'react-admin';
import { localeName, storeName } from '../shared/place/place-name.js';
import { useLanguage } from '../language/use-language.js';
import { languageOf } from './missing-texts.js';
import { PreviewField } from './PreviewField.js';
import type { Reasons } from './reason-edits.js';
import type { PreviewState } from './use-preview.js';

interface FormPreviewProps {
  readonly stores: readonly StoreView[];
  readonly reasons: Reasons;
  readonly preview: PreviewState;
}

/** Previews the form as it looks on a phone, including unsaved changes. */
export function FormPreview({ stores, reasons, preview }: FormPreviewProps) {
  const translate = useTranslate();
  const { locale, values, hasContinued } = preview;
  const language = languageOf(locale);
  const words = supportFormWords(language);
  const { reason, subreason } = values;
  const form = supportForm({ reasons: [...reasons] }, { reason, subreason, language, hasContinued });
  return (
    <Stack spacing={1.5}>
      <PreviewChoice stores={stores} preview={preview} />
      <Box
        component="section"
        aria-label={translate('console.supportForm.preview')}
        lang={locale}
        sx={{ width: '100%', maxWidth: 390, border: 1, borderColor: 'divider', borderRadius: 3, p: 2.5, mx: 'auto' }}
      >
        <Typography component="h3" variant="h6" sx={{ mb: 2 }}>
          {words.title}
        </Typography>
        <Stack spacing={2}>
          {form.fields.map((field) => (
            <PreviewField
              key={field.name}
              field={field}
              words={words}
              value={values[field.name] ?? ''}
              onFill={(text) => preview.fill(field.name, text)}
            />
          ))}
          {form.shortcutPage !== null && (
            <Stack spacing={1} sx={{ p: 2, borderRadius: 2, bgcolor: 'background.default' }}>
              <Typography>{words.shortcut}</Typography>
              <Box sx={{ border: 1, borderColor: 'primary.main', borderRadius: 1, px: 2, py: 1, textAlign: 'center' }}>
                {words.openPage} <code>{form.shortcutPage}</code>
              </Box>
              <Button variant="contained" onClick={preview.proceed}>
                {words.proceed}
              </Button>
            </Stack>
          )}
          {form.isWhole && (
            <Box sx={{ bgcolor: 'primary.main', color: '#fff', borderRadius: 1, px: 2, py: 1.25, textAlign: 'center' }}>
              {words.send}
            </Box>
          )}
        </Stack>
      </Box>
    </Stack>
  );
}

function PreviewChoice({ stores, preview }: Pick<FormPreviewProps, 'stores' | 'preview'>) {
  const translate = useTranslate();
  const shown = useLanguage();
  const { store, locale, show } = preview;
  const named = stores
    .map((each) => ({ each, name: storeName(each, stores, shown) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        select
        fullWidth
        label={translate('console.supportForm.previewStore')}
        value={store?.storeKey ?? ''}
        onChange={({ target }) => {
          const chosen = stores.find(({ storeKey }) => storeKey === target.value);
          if (chosen) show(chosen, chosen.locales[0] ?? '');
        }}
      >
        {named.map(({ each, name }) => (
          <MenuItem key={each.storeKey} value={each.storeKey}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        label={translate('console.supportForm.previewLanguage')}
        value={locale}
        onChange={({ target }) => store && show(store, target.value)}
      >
        {(store?.locales ?? []).map((each) => (
          <MenuItem key={each} value={each}>
            {localeName(each, shown)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
