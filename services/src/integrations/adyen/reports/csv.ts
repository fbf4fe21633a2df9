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
export function* csvRecords<Column extends string>(
  text: string,
  columns: readonly Column[],
): Generator<{ readonly record: Readonly<Record<Column, string>>; readonly text: string }> {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = fieldsOf(header);
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new Error(`The report has no column ${missing.join(', ')}`);
  const places = columns.map((column) => [column, names.indexOf(column)] as const);
  for (const line of lines) {
    if (line.trim() === '') continue;
    const fields = fieldsOf(line);
    const record = Object.fromEntries(places.map(([column, place]) => [column, fields[place] ?? '']));
    yield { record: record as Record<Column, string>, text: line };
  }
}
