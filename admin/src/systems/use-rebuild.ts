import type { SearchIndexStatus } from '@manifold/domain/search-index/status';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { errorText } from '../shared/errors/error-text.js';
import { useRefresh } from './use-live.js';

/** The rebuild number that each index had when a rebuild was requested, by name. */
type RequestedRebuilds = ReadonlyMap<string, number>;

const NOTHING: RequestedRebuilds = new Map();

const isDone = ({ rebuildWanted, generation }: SearchIndexStatus, before: number): boolean =>
  !rebuildWanted && (generation ?? 0) > before;

/** Starts rebuilds of indexes and tracks their progress. */
export function useRebuild(indexes: readonly SearchIndexStatus[]) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [requested, setRequested] = useState(NOTHING);
  const done = indexes.filter((index) => {
    const before = requested.get(index.indexName);
    return before !== undefined && isDone(index, before);
  }).length;
  const isOver = requested.size > 0 && done === requested.size;
  // The end of a rebuild is only visible in the server's answers.
  useEffect(() => {
    if (!isOver) return;
    notify(translate('console.systems.search.done', { smart_count: done }), { type: 'success' });
    setRequested(NOTHING);
  }, [isOver, done, notify, translate]);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ wanted, isAll }: { wanted: readonly SearchIndexStatus[]; isAll: boolean }) =>
      callApi('rebuildSearchIndexes', { body: isAll ? {} : { locales: wanted.flatMap(({ locales }) => locales) } }),
    onSuccess: (_answer, { wanted }) => {
      setRequested((before) => new Map([...before, ...wanted.map(generationOf)]));
      notify(translate('console.systems.search.started'), { type: 'info' });
    },
    onError: (reason) => {
      notify(errorText(reason, translate), { type: 'error' });
    },
    onSettled: () => refresh('searchIndexes'),
  });
  const rebuild = (wanted: readonly SearchIndexStatus[], isAll: boolean) => mutate({ wanted, isAll });
  return { underWay: requested.size, done, isSending: isPending, rebuild };
}

const generationOf = ({ indexName, generation }: SearchIndexStatus) => [indexName, generation ?? 0] as const;
