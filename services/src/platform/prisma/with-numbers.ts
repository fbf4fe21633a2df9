type PlainValue<Value> = Value extends bigint ? number : Value;

/** A row whose 64-bit columns are numbers. */
export type WithNumbers<Row> = { [Column in keyof Row]: PlainValue<Row[Column]> };

/**
 * Returns a row with its 64-bit columns as numbers, as amounts are everywhere else: they are safe integers, because every edge
 * refuses larger ones. Rows inside of the row stay as they are.
 */
export function withNumbers<Row extends object>(row: Row): WithNumbers<Row> {
  const columns = Object.entries(row).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'bigint' ? Number(value) : value,
  ]);
  return Object.fromEntries(columns) as WithNumbers<Row>;
}
