import { invalidInput } from '../errors/platform-error.js';
import { MAX_LIMIT, MAX_OFFSET } from '../http/query-parameters.js';
import type { Work } from '../work/work.js';
import type { Family, Resource } from '../storage/family.js';
import { PageQuery, type Restriction } from '../storage/query.js';

export interface ListArguments {
  readonly where?: string | null;
  readonly sort?: readonly string[] | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

interface ListRequest<T extends Resource> extends ListArguments {
  readonly restrictions?: readonly Restriction[];
  /** Reads the rows; by default as whole bodies. */
  readonly read?: (query: PageQuery<T>) => Promise<readonly T[]>;
}

function requireWithin(name: string, value: number, max: number): number {
  if (value >= 0 && value <= max) return value;
  throw invalidInput(`Malformed parameter: ${name}: The value must be within the range [0..${max}].`);
}

/** Returns the `…QueryResult` of a list field; the total is counted only if the document selects it. */
export async function listField<T extends Resource>(
  work: Work,
  family: Family<T>,
  { restrictions, read = (query) => query.results(work.db), ...args }: ListRequest<T>,
): Promise<object> {
  const offset = requireWithin('offset', args.offset ?? 0, MAX_OFFSET);
  const limit = requireWithin('limit', args.limit ?? 20, MAX_LIMIT);
  const where = args.where ? [args.where] : [];
  const query = new PageQuery(family, { where, sort: args.sort ?? [], limit, offset, restrictions });
  const results = await read(query);
  return {
    offset,
    count: results.length,
    exists: results.length > 0,
    results,
    total: () => query.total(work.db, results.length),
  };
}
