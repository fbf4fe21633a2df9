import * as z from 'zod/mini';

/**
 * A configured number of pieces, characters or attempts: at least one, with an upper bound that catches typing errors.
 */
export const countSchema = z.int().check(z.positive(), z.maximum(1_000_000));

/** Creates a record schema with a maximum number of entries, which is also in its JSON schema. */
export function boundedRecord<Key extends z.core.$ZodRecordKey, Value extends z.ZodMiniType>(
  key: Key,
  value: Value,
  most: number,
) {
  const isBounded = (entries: object): boolean => Object.keys(entries).length <= most;
  const schema = z.record(key, value).check(z.refine(isBounded, { error: `at most ${most} entries` }));
  schema.register(z.globalRegistry, { maxProperties: most });
  return schema;
}
