import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

type QueryParams<Data> = Pick<UseQueryOptions<Data>, 'queryKey' | 'queryFn' | 'enabled' | 'placeholderData'>;

interface RetainedQueryParams<Data> extends QueryParams<Data> {
  /** What the screen shows: data of an earlier query key is retained only for the same subject. */
  readonly subject: string;
}

/** The last data of a subject. */
interface Retained<Data> {
  readonly subject: string;
  readonly data: Data;
}

export interface RetainedQuery<Data> {
  /** Undefined until the subject has loaded once. */
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** Whether the data is that of an earlier query key. */
  readonly isBehind: boolean;
  readonly refetch: () => unknown;
}

function retain<Data>(last: Retained<Data> | undefined, subject: string, data: Data | undefined) {
  if (data === undefined) return last?.subject === subject ? last : undefined;
  return last?.subject === subject && last.data === data ? last : { subject, data };
}

/**
 * Loads data whose query key changes while the screen is open, for example with the version of the draft. Retains the last data
 * of the subject while a new key loads, and also if that load fails: react-query drops placeholder data then, and the screen
 * would lose what the user has typed.
 */
export function useRetainedQuery<Data>({ subject, ...options }: RetainedQueryParams<Data>): RetainedQuery<Data> {
  const { data: loaded, error, isFetching, isPlaceholderData, refetch } = useQuery(options);
  const [last, setLast] = useState<Retained<Data>>();
  const retained = retain(last, subject, isPlaceholderData ? undefined : loaded);
  // An update while rendering, so that the data is never missing in between.
  if (retained !== last) setLast(retained);
  const data = loaded ?? retained?.data;
  return {
    data,
    error,
    isFetching,
    isBehind: data !== undefined && (isPlaceholderData || loaded === undefined),
    refetch,
  };
}
