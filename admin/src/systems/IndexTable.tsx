import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { SearchIndexStatus } from '@manifold/domain/search-index/status';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useInstantText, useFormatLocale } from '../language/use-language.js';
import { FactTable, type FactColumn } from './FactTable.js';
import { indexState, type Level } from './level.js';
import { LevelMark } from './LevelMark.js';
import { RebuildDialog } from './RebuildDialog.js';
import { useRebuild } from './use-rebuild.js';

const LEVELS = {
  absent: 'strained',
  rebuilding: 'unknown',
  behind: 'strained',
  current: 'well',
} as const satisfies Record<string, Level>;

/** Lists the search indexes; one or all can be rebuilt after confirmation. */
export function IndexTable({ indexes }: { readonly indexes: readonly SearchIndexStatus[] }) {
  const translate = useTranslate();
  const [requested, setRequested] = useState<readonly SearchIndexStatus[]>();
  const { underWay, done, isSending, rebuild } = useRebuild(indexes);
  const columns = useIndexColumns((index) => setRequested([index]));
  const text = (name: string, values?: Record<string, number>) => translate(`console.systems.search.${name}`, values);
  const progress = text('progress', { done, smart_count: underWay });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Box sx={{ mr: 'auto', minWidth: 220 }}>
          <Typography role="status">{underWay > 0 && progress}</Typography>
          {underWay > 0 && (
            <LinearProgress variant="determinate" value={(100 * done) / underWay} aria-label={progress} />
          )}
        </Box>
        <Button variant="outlined" disabled={isSending} onClick={() => setRequested(indexes)}>
          {text('rebuildAll')}
        </Button>
      </Box>
      <FactTable label={text('indexes')} columns={columns} rows={indexes} keyOf={({ indexName }) => indexName} />
      {requested && (
        <RebuildDialog
          indexes={requested}
          onConfirm={() => {
            setRequested(undefined);
            rebuild(requested, requested.length === indexes.length);
          }}
          onClose={() => setRequested(undefined)}
        />
      )}
    </>
  );
}

/** Returns the columns of the table, with the rebuild button. */
function useIndexColumns(onRebuild: (index: SearchIndexStatus) => void): readonly FactColumn<SearchIndexStatus>[] {
  const translate = useTranslate();
  const instant = useInstantText();
  const locale = useFormatLocale();
  const text = (name: string, values?: Record<string, string>) => translate(`console.systems.search.${name}`, values);
  const figure = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  const built = ({ builtAt, buildSeconds }: SearchIndexStatus) =>
    builtAt === null ? '–' : `${instant(builtAt)} ${text('took', { seconds: figure(buildSeconds ?? 0) })}`;
  return [
    { name: 'index', label: text('index'), value: ({ indexName }) => indexName },
    {
      name: 'state',
      label: text('state'),
      value: (index) => {
        const state = indexState(index);
        return <LevelMark level={LEVELS[state]}>{text(`states.${state}`)}</LevelMark>;
      },
    },
    {
      name: 'products',
      label: text('products'),
      value: ({ products }) => (products === null ? '–' : figure(products)),
      isFigure: true,
    },
    { name: 'built', label: text('built'), value: built, isWideOnly: true },
    {
      name: 'lag',
      label: text('lag'),
      value: ({ lag }) => (lag === null ? text('unknown') : figure(lag)),
      isFigure: true,
      isWideOnly: true,
    },
    {
      name: 'rebuild',
      label: text('rebuild'),
      value: (index) => (
        <Button
          size="small"
          disabled={index.rebuildWanted}
          onClick={() => onRebuild(index)}
          aria-label={text('rebuildOf', { name: index.indexName })}
        >
          {text('rebuild')}
        </Button>
      ),
    },
  ];
}
