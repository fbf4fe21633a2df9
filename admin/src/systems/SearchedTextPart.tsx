import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { languageNames } from '../language/intl-formats.js';
import { useFormatLocale } from '../language/use-language.js';
import { SearchedTextTable } from './SearchedTextTable.js';

/** Search statistics change slowly; a minute is fresh enough. */
const FRESH_MILLISECONDS = 60_000;

/** Shows frequent searches in a language, and those without results. */
export function SearchedTextPart({ locales }: { readonly locales: readonly string[] }) {
  const translate = useTranslate();
  const format = useFormatLocale();
  const names = languageNames(format);
  const named = locales
    .map((locale) => ({ locale, name: names.of(locale) ?? locale }))
    .sort((one, other) => one.name.localeCompare(other.name));
  const [chosen, setChosen] = useState<string>();
  // Prefers the user's own locale.
  const locale = chosen ?? locales.find((each) => each === format) ?? named[0]?.locale ?? '';
  const { data, isError } = useQuery({
    queryKey: ['searched-texts', locale],
    queryFn: ({ signal }) => callApi('searchedTexts', { query: { locale }, signal }),
    staleTime: FRESH_MILLISECONDS,
  });
  const text = (name: string, values?: Record<string, number>) => translate(`console.systems.search.${name}`, values);
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {text('textsHelp')}
      </Typography>
      <TextField
        select
        label={text('locale')}
        value={locale}
        onChange={({ target }) => setChosen(target.value)}
        sx={{ minWidth: 240 }}
      >
        {named.map((each) => (
          <MenuItem key={each.locale} value={each.locale}>
            {each.name}
          </MenuItem>
        ))}
      </TextField>
      {!data && !isError && <LinearProgress aria-label={translate('console.loading')} sx={{ mt: 1 }} />}
      {isError && !data && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate('console.systems.first')}
        </Alert>
      )}
      {data && (
        <>
          <Typography role="status" sx={{ my: 1 }}>
            {data.searches === 0 ? text('noTexts') : text('totals', { smart_count: data.searches, vain: data.inVain })}
          </Typography>
          {data.searches > 0 && (
            <>
              <SearchedTextTable title={text('inVain')} texts={data.nothingFound} locale={locale} />
              <SearchedTextTable title={text('top')} texts={data.top} locale={locale} />
            </>
          )}
        </>
      )}
    </>
  );
}
