/**
 * Returns the SQL of a family's table. All columns are generated from the body, so that an index never disagrees with
 * the resource.
 */
export const resourceTable = (
  table: string,
  columns: readonly string[] = [],
  indexes: readonly string[] = [],
): string => `
CREATE TABLE ${table} (
  id text PRIMARY KEY,
  body jsonb NOT NULL,
  version bigint NOT NULL GENERATED ALWAYS AS ((body ->> 'version')::bigint) STORED,
  key text GENERATED ALWAYS AS (body ->> 'key') STORED,
  created_at text NOT NULL GENERATED ALWAYS AS (body ->> 'createdAt') STORED${columns.map((column) => `,\n  ${column}`).join('')}
);
CREATE INDEX ${table}__created ON ${table} (created_at, id);
${indexes.join('\n')}`;

export const uniqueKey = (table: string): string => `CREATE UNIQUE INDEX ${table}__key ON ${table} (key);`;
export const plainTable = (table: string): string => resourceTable(table, [], [uniqueKey(table)]);
export const generated = (column: string, path: string): string =>
  `${column} text GENERATED ALWAYS AS (body #>> '{${path}}') STORED`;
