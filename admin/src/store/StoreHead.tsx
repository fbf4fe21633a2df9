import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { localeName } from '../shared/place/place-name.js';
import { percentFormat } from '../language/intl-formats.js';
import { shopAddress } from '../shared/values/shop-address.js';
import { useInstantText, useFormatLocale, useLanguage } from '../language/use-language.js';
import type { PageFacts } from './use-store-page.js';

function rateText(rate: unknown, locale: string): string {
  if (typeof rate !== 'number') return '–';
  return percentFormat(locale).format(rate);
}

/** Summarises a store: brand, hosts, payment, and the last change. */
export function StoreHead({ facts: { store, settings, me } }: { readonly facts: PageFacts }) {
  const translate = useTranslate();
  const language = useLanguage();
  const locale = useFormatLocale();
  const instant = useInstantText();
  const { changed } = settings;
  const rate = settings.settings.find(({ section }) => section === 'tax-rate')?.value['standardRate'];
  const lines: readonly (readonly [string, ReactNode])[] = [
    ['storeKey', store.storeKey],
    ['brand', store.brandKey],
    [
      'host',
      <Link key="host" href={shopAddress(store, window.location)} target="_blank" rel="noreferrer">
        {store.productionHost} <OpenInNewIcon sx={{ fontSize: 14, verticalAlign: 'middle' }} aria-hidden />
      </Link>,
    ],
    ['locales', store.locales.map((each) => localeName(each, language)).join(', ')],
    [
      'currency',
      <>
        {store.currencyCode}
        {me.role !== 'support' && (
          <>
            {' · '}
            <Link component={RouterLink} to={`/store/${store.storeKey}/currency`}>
              {translate('console.currencyChange.open')}
            </Link>
          </>
        )}
      </>,
    ],
    ['zone', store.timeZone],
    ['rate', rateText(rate, locale)],
    ['revision', String(store.revision)],
    [
      'changed',
      changed === null
        ? '–'
        : translate('console.storePage.changedBy', {
            author: changed.author,
            when: instant(changed.publishedAt),
            reason: changed.reason,
          }),
    ],
  ];
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
        }}
      >
        {lines.map(([name, value]) => (
          <Box key={name} sx={name === 'changed' ? { gridColumn: '1 / -1' } : {}}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {translate(`console.storePage.head.${name}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
