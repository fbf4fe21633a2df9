const NAMES = ['name', 'label', 'campaignName', 'locale', 'key', 'title'] as const;
const MAXIMUM_CHARACTERS = 160;

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const shortened = (text: string): string =>
  text.length > MAXIMUM_CHARACTERS ? `${text.slice(0, MAXIMUM_CHARACTERS)}…` : text;

/** Returns the first identifying field of an entry, or the whole entry. */
function entryText(entry: unknown): string {
  if (isPlain(entry)) return String(entry ?? '–');
  const fields = entry as Readonly<Record<string, unknown>>;
  const name = NAMES.map((field) => fields[field]).find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : JSON.stringify(entry);
}

/** Formats a value with many entries as one line per entry: `payment: zahlung`. */
export function entryLines(value: unknown): string[] {
  if (isPlain(value) || value === undefined) return [];
  if (Array.isArray(value)) return value.map((entry) => shortened(entryText(entry)));
  return Object.entries(value).map(([key, entry]) => shortened(`${key}: ${entryText(entry)}`));
}
