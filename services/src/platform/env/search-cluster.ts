import * as z from 'zod';

export const searchVariables = {
  /** The nodes of a Typesense cluster, separated by commas; without them Postgres searches. */
  SEARCH_TYPESENSE_URLS: z
    .string()
    .regex(/^https?:\/\/[^,\s]+(,https?:\/\/[^,\s]+)*$/)
    .optional(),
  SEARCH_TYPESENSE_KEY: z.string().min(1).optional(),
};
type Values = z.infer<z.ZodObject<typeof searchVariables>>;

/** A cluster of search nodes, and the key that may search and fill it. */
export interface SearchCluster {
  readonly urls: readonly string[];
  readonly apiKey: string;
}

/** Returns the cluster; undefined if Postgres searches. Throws if the key is missing. */
export function searchCluster(values: Values): SearchCluster | undefined {
  const { SEARCH_TYPESENSE_URLS: urls, SEARCH_TYPESENSE_KEY: apiKey } = values;
  if (urls === undefined) return undefined;
  if (apiKey === undefined) throw new Error('SEARCH_TYPESENSE_URLS needs SEARCH_TYPESENSE_KEY');
  return { urls: urls.split(','), apiKey };
}
