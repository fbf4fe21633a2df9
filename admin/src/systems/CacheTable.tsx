import Typography from '@mui/material/Typography';
import type { CacheFigures } from '@manifold/domain/systems/commerce-backend';
import { useTranslate } from 'react-admin';
import { useFormatLocale } from '../language/use-language.js';
import { FactTable, type FactColumn } from './FactTable.js';

/** Lists the in-memory caches of the process with their hit rates. */
export function CacheTable({ caches }: { readonly caches: readonly CacheFigures[] }) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const text = (name: string) => translate(`console.systems.backend.${name}`);
  const figure = (value: number) => value.toLocaleString(locale);
  const share = ({ hits, misses }: CacheFigures) =>
    hits + misses === 0
      ? '–'
      : (hits / (hits + misses)).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
  const columns: readonly FactColumn<CacheFigures>[] = [
    {
      name: 'cache',
      label: text('cache'),
      value: ({ name }) => translate(`console.systems.backend.cacheName.${name}`, { _: name }),
    },
    { name: 'entries', label: text('entries'), value: ({ entries }) => figure(entries), isFigure: true },
    { name: 'hits', label: text('hits'), value: ({ hits }) => figure(hits), isFigure: true, isWideOnly: true },
    { name: 'share', label: text('share'), value: share, isFigure: true },
  ];
  if (caches.length === 0) return <Typography>{text('noCaches')}</Typography>;
  return <FactTable label={text('caches')} columns={columns} rows={caches} keyOf={({ name }) => name} />;
}
