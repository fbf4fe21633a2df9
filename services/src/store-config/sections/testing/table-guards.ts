import type pg from 'pg';

/** The facts about a section that decide which guards its table needs. */
export interface GuardedSection {
  readonly key: string;
  readonly fields: readonly { readonly name: string }[];
  readonly amounts: Readonly<Record<string, unknown>>;
}

/** The checks of every section table, as Postgres prints them. */
const COMMON_CHECKS = {
  validity: 'CHECK (((valid_to IS NULL) OR ((valid_from IS NOT NULL) AND (valid_from < valid_to))))',
  layer_key: "CHECK (((layer = 'default'::config_layer) = (layer_key = '*'::text)))",
} as const;
/** Unique columns: one row per layer, key and start. */
const ROW_ADDRESS = 'layer, layer_key, valid_from';
const CHECK_VIOLATION = '23514';

/** Returns the table of a section: the key in snake case, as `@@map` says. */
export const tableOf = (key: string): string => key.replaceAll('-', '_');
const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the guards that are missing on a section's table, one sentence per guard. */
export async function missingGuards(db: pg.Client, section: GuardedSection): Promise<string[]> {
  const table = tableOf(section.key);
  const { rows } = await db.query<{ oid: string | null }>('SELECT to_regclass($1) AS oid', [`public.${table}`]);
  if (rows[0]?.oid === null) return [`there is no table "${table}"`];
  return [
    ...(await missingIndex(db, table)),
    ...(await missingChecks(db, table)),
    ...(await setsViolations(db, section)),
    ...(await unguardedAmounts(db, section)),
  ];
}

async function missingIndex(db: pg.Client, table: string): Promise<string[]> {
  const { rows } = await db.query<{ columns: string }>(
    `SELECT (SELECT string_agg(attname, ', ' ORDER BY place)
               FROM unnest(indkey::int2[]) WITH ORDINALITY AS key (number, place)
               JOIN pg_attribute ON attrelid = indrelid AND attnum = key.number) AS columns
       FROM pg_index
      WHERE indrelid = $1::regclass AND indisunique AND indisvalid AND indnullsnotdistinct AND indpred IS NULL`,
    [table],
  );
  return rows.some(({ columns }) => columns === ROW_ADDRESS)
    ? []
    : [`"${table}" has no unique index on (${ROW_ADDRESS}) with NULLS NOT DISTINCT: the same row could exist twice`];
}

async function checksOf(db: pg.Client, table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ conname: string; definition: string }>(
    `SELECT conname, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'c' AND convalidated`,
    [table],
  );
  return new Map(rows.map(({ conname, definition }) => [conname, definition]));
}

async function missingChecks(db: pg.Client, table: string): Promise<string[]> {
  const checks = await checksOf(db, table);
  return Object.entries(COMMON_CHECKS).flatMap(([name, definition]) => {
    const actual = checks.get(`${table}_${name}`);
    if (actual === undefined) return [`"${table}_${name}" is missing`];
    return actual === definition ? [] : [`"${table}_${name}" is "${actual}" instead of "${definition}"`];
  });
}

/** Returns the problem of the check of the column `sets`: only fields of the section, at least one. */
async function setsCheckViolation(db: pg.Client, { key, fields }: GuardedSection): Promise<string | undefined> {
  const check = `"${tableOf(key)}_sets"`;
  const definition = (await checksOf(db, tableOf(key))).get(`${tableOf(key)}_sets`);
  if (definition === undefined) return `${check} is missing`;
  const [, listed] = /^CHECK \(\(\(sets <@ ARRAY\[(.+)\]\) AND \(cardinality\(sets\) > 0\)\)\)$/.exec(definition) ?? [];
  if (listed === undefined) return `${check} is "${definition}", which does not compare \`sets\` with a list`;
  const known = [...listed.matchAll(/'(\w+)'::text/g)].map(([, name]) => name).sort();
  const names = fields.map(({ name }) => name).sort();
  return known.join() === names.join()
    ? undefined
    : `${check} takes ${known.join(', ')} instead of ${names.join(', ')}`;
}

/** Checks the column `sets`, which lists the fields that a row sets: never null, never empty, only fields of the section. */
async function setsViolations(db: pg.Client, section: GuardedSection): Promise<string[]> {
  const table = tableOf(section.key);
  const violation = await setsCheckViolation(db, section);
  const { rows } = await db.query<{ attnotnull: boolean }>(
    `SELECT attnotnull FROM pg_attribute WHERE attrelid = $1::regclass AND attname = 'sets'`,
    [table],
  );
  return [
    ...(violation === undefined ? [] : [violation]),
    ...(rows[0]?.attnotnull ? [] : [`"${table}.sets" may be null, which passes "${table}_sets"`]),
  ];
}

/**
 * Returns a violation for each amount without a column, each amount column that accepts a negative value, and each amount
 * column that the section does not list. Inserts test rows and rolls back.
 */
async function unguardedAmounts(db: pg.Client, { key, amounts }: GuardedSection): Promise<string[]> {
  const table = tableOf(key);
  const { rows } = await db.query<{ attname: string }>(
    `SELECT attname FROM pg_attribute WHERE attrelid = $1::regclass AND attname LIKE '%\\_cent\\_amount' AND NOT attisdropped`,
    [table],
  );
  const inTable = rows.map(({ attname }) => attname);
  const listed = Object.keys(amounts).map(columnOf);
  const sentences = listed
    .filter((column) => !inTable.includes(column))
    .map((column) => `"${table}" has no column "${column}"`);
  for (const field of Object.keys(amounts).filter((name) => inTable.includes(columnOf(name)))) {
    if (!(await refusesNegative(db, table, field))) sentences.push(`"${table}" accepts a negative ${field}`);
  }
  const unlisted = inTable.filter((column) => !listed.includes(column));
  return [
    ...sentences,
    ...unlisted.map(
      (column) => `"${table}.${column}" is an amount column that the section does not list in \`amounts\``,
    ),
  ];
}

async function refusesNegative(db: pg.Client, table: string, field: string): Promise<boolean> {
  await db.query('BEGIN');
  try {
    await db.query(
      `INSERT INTO "${table}" (layer, layer_key, sets, updated_revision, "${columnOf(field)}")
       VALUES ('country', 'ZZ', $1, 1, -1)`,
      [[field]],
    );
    return false;
  } catch (error) {
    if (isCheckViolation(error)) return true;
    throw error;
  } finally {
    await db.query('ROLLBACK');
  }
}

const isCheckViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === CHECK_VIOLATION;
