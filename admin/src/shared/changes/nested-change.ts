/** A part of a nested value: its path in readable steps, and its value. */
export interface NestedLine {
  readonly path: readonly string[];
  readonly value: string | number | boolean | null;
}

/** A part of a nested value that differs; undefined if the part is missing on that side. */
export interface NestedDifference {
  readonly path: readonly string[];
  readonly before: NestedLine['value'] | undefined;
  readonly after: NestedLine['value'] | undefined;
}

/** Fields that identify an entry of a list, in order of preference. */
const NAMES = ['key', 'name', 'locale', 'code', 'source', 'slug', 'id', 'language'] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the name of a list entry: its identifying field, or its number. */
function entryName(entry: unknown, at: number): string {
  const named = isObject(entry) ? NAMES.map((name) => entry[name]).find((name) => typeof name === 'string') : undefined;
  return typeof named === 'string' && named !== '' ? named : String(at + 1);
}

/** Formats a config name for reading: `feeCentAmount` as `fee`, `validFrom` as `valid from`. */
export function readableName(name: string): string {
  if (/^[a-z]{2}(?:-[A-Z]{2})?$/.test(name)) return name;
  const words = name.replace(/CentAmount$/, '').replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return words === words.toUpperCase() ? words : words.charAt(0) + words.slice(1).toLowerCase();
}

function isPlain(value: unknown): value is NestedLine['value'] {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Flattens a nested value to lines with paths. A list of primitive values is one line. */
export function nestedLines(value: unknown, path: readonly string[] = []): NestedLine[] {
  if (isPlain(value)) return [{ path, value }];
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value;
    if (entries.every(isPlain)) return [{ path, value: entries.join(', ') }];
    return entries.flatMap((entry, at) => nestedLines(entry, [...path, entryName(entry, at)]));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => nestedLines(part, [...path, readableName(name)]));
}

/** Returns the differences of two nested values, in the order of the new one. */
export function nestedDifferences(before: unknown, after: unknown): NestedDifference[] {
  const known = (lines: readonly NestedLine[]) => new Map(lines.map((line) => [line.path.join('\u0000'), line]));
  const [old, now] = [known(nestedLines(before)), known(nestedLines(after))];
  const names = [...new Set([...now.keys(), ...old.keys()])];
  return names.flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was?.value === is?.value) return [];
    return [{ path: (is ?? was)?.path ?? [], before: was?.value, after: is?.value }];
  });
}

/** Returns whether two lists have the same entries in a different order. */
export function isReordered(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
  const sorted = (list: readonly unknown[]) => list.map((entry) => JSON.stringify(entry)).sort();
  return JSON.stringify(sorted(before)) === JSON.stringify(sorted(after));
}

/** Returns whether a value is shown part by part. */
export function isNested(value: unknown): boolean {
  return isObject(value) || (Array.isArray(value) && !value.every(isPlain));
}
