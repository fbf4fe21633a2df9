import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SearchedText } from '@manifold/domain/systems/searched-texts';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useFormatLocale } from '../language/use-language.js';
import { FactTable, type FactColumn } from './FactTable.js';

interface SearchedTextTableProps {
  readonly title: string;
  readonly texts: readonly SearchedText[];
  readonly locale: string;
}

/** Lists search terms with links to the synonyms of their language. */
export function SearchedTextTable({ title, texts, locale }: SearchedTextTableProps) {
  const translate = useTranslate();
  const format = useFormatLocale();
  const text = (name: string, values?: Record<string, string>) => translate(`console.systems.search.${name}`, values);
  const figure = (value: number) => value.toLocaleString(format);
  const columns: readonly FactColumn<SearchedText>[] = [
    { name: 'text', label: text('text'), value: (searched) => searched.text },
    { name: 'searches', label: text('searches'), value: ({ searches }) => figure(searches), isFigure: true },
    { name: 'found', label: text('found'), value: ({ found }) => figure(found), isFigure: true },
    { name: 'chosen', label: text('chosen'), value: ({ chosen }) => figure(chosen), isFigure: true, isWideOnly: true },
    {
      name: 'synonym',
      label: text('synonym'),
      value: (searched) => (
        <Link
          component={RouterLink}
          to={`/search-synonyms?line=${encodeURIComponent(locale)}`}
          aria-label={text('synonymFor', { text: searched.text })}
        >
          {text('synonym')}
        </Link>
      ),
    },
  ];
  return (
    <>
      <Typography variant="h4" sx={{ fontSize: 14, fontWeight: 650, mt: 1.5 }}>
        {title}
      </Typography>
      {texts.length === 0 ? (
        <Typography>{text('allFound')}</Typography>
      ) : (
        <FactTable label={title} columns={columns} rows={texts} keyOf={(searched) => searched.text} />
      )}
    </>
  );
}
