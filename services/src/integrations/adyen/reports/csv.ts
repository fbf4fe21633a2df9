/** Reads one line of comma-separated values; quotes are doubled inside quotes. */
function fieldsOf(line: string): string[] {
  const fields: string[] = [];
  const pattern = /("(?:[^"]|"")*"|[^,]*)(,|$)/g;
  for (const [, field = '', end] of line.matchAll(pattern)) {
    fields.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === '') break;
  }
  return fields.map((field) => field.trim());
}

/** Yields the named columns of every line. Throws if the header lacks one of them. No field contains a line break. */
export async function* csvRecords<Column extends string>(
  lines: AsyncIterable<string>,
  columns: readonly Column[],
): AsyncGenerator<Readonly<Record<Column, string>>> {
  let places: readonly (readonly [Column, number])[] | undefined;
  for await (const line of lines) {
    if (places === undefined) places = placesOf(line, columns);
    else if (line.trim() !== '') yield record(fieldsOf(line), places);
  }
  if (places === undefined) throw new Error('The report is empty');
}

function placesOf<Column extends string>(header: string, columns: readonly Column[]) {
  const names = fieldsOf(header.replace(/^\uFEFF/, ''));
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new Error(`The report has no column ${missing.join(', ')}`);
  return columns.map((column) => [column, names.indexOf(column)] as const);
}

function record<Column extends string>(
  fields: readonly string[],
  places: readonly (readonly [Column, number])[],
): Readonly<Record<Column, string>> {
  const named = Object.fromEntries(places.map(([column, place]) => [column, fields[place] ?? '']));
  return named as Record<Column, string>;
}

/** A line of the report has about 300 characters. */
const LONGEST_LINE = 10_000;

/** Splits text into lines without holding more than one of them. Throws if a line is too long. */
export async function* linesOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new Error('The report has a line that is too long');
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (rest !== '') yield rest;
}
