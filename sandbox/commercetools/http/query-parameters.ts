import * as z from 'zod';
import type { Variables } from '../predicates/predicate.js';
import type { PageRequest } from '../storage/query.js';
import { parseAs } from '../input/parse.js';
import { invalidInput } from '../errors/platform-error.js';

type RawQuery = Readonly<Record<string, string | string[] | undefined>>;

/** A list request, as parsed from its query string. */
export interface ListParameters extends PageRequest {
  readonly withTotal: boolean;
  readonly expand: readonly string[];
}

const rawQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]).optional());

/** Parses the query string of a request: every parameter is a text or a list of texts. */
export const parseQuery = (query: unknown): RawQuery => parseAs(rawQuery, Object(query));

export const asList = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat());

export function singleValue(query: RawQuery, name: string): string | undefined {
  const values = asList(query[name]);
  if (values.length > 1) throw invalidInput(`Malformed parameter: ${name}: Expected one value.`);
  return values[0];
}

/** Returns the paths of the `expand` parameter. */
export const expandPaths = (raw: unknown): string[] => asList(parseQuery(raw).expand);

interface Bounds {
  readonly fallback: number;
  readonly max: number;
}

/** Returns a whole number from 0 to `max`; throws 400 for anything else. */
export function wholeNumber(query: RawQuery, name: string, { fallback, max }: Bounds): number {
  const value = singleValue(query, name);
  if (value === undefined) return fallback;
  const number = /^-?\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= 0 && number <= max) return number;
  throw invalidInput(`Malformed parameter: ${name}: The value must be within the range [0..${max}].`);
}

/** Returns true for `true`, false for `false` or nothing; throws 400 for anything else. */
export function booleanValue(query: RawQuery, name: string): boolean {
  const value = singleValue(query, name) ?? 'false';
  if (value !== 'true' && value !== 'false') throw invalidInput(`Malformed parameter: ${name}: Not a Boolean.`);
  return value === 'true';
}

function variablesOf(query: RawQuery): Variables {
  const found = Object.entries(query).flatMap(([name, value]) =>
    name.startsWith('var.') && value !== undefined ? [[name.slice(4), value] as const] : [],
  );
  return Object.fromEntries(found);
}

export const MAX_LIMIT = 500;
export const MAX_OFFSET = 10_000;

export function listParameters(raw: unknown): ListParameters {
  const query = parseQuery(raw);
  return {
    where: asList(query.where),
    variables: variablesOf(query),
    sort: asList(query.sort),
    limit: wholeNumber(query, 'limit', { fallback: 20, max: MAX_LIMIT }),
    offset: wholeNumber(query, 'offset', { fallback: 0, max: MAX_OFFSET }),
    // The vendor's client sends a parameter twice if it is set in two places; the last one counts.
    withTotal: asList(query.withTotal).at(-1) !== 'false',
    expand: asList(query.expand),
  };
}

/** Returns the version that a DELETE must name. Throws 400 if it is missing. */
export function versionParameter(raw: unknown): number {
  const version = singleValue(parseQuery(raw), 'version');
  if (version === undefined || !/^\d{1,15}$/.test(version))
    throw invalidInput('Malformed parameter: version: A version is required.');
  return Number(version);
}
