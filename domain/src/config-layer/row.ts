import * as z from 'zod/mini';
import { instantSchema } from './instant.js';
import { type ConfigLayer, CONFIG_LAYERS } from './layer.js';

/** The place and the period of a row. Timestamps are ISO 8601 in UTC; `validTo` is exclusive. */
export interface ConfigRowAddress {
  readonly layer: ConfigLayer;
  readonly key: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** A row of a section: the fields that it overrides. An absent field is inherited; null is a value. */
export interface ConfigRow<Value> extends ConfigRowAddress {
  readonly value: Partial<Value>;
}

const instant = z.nullable(instantSchema);

/** The address of a config row without its section: place and validity period. */
export const rowAddressSchema = z.object({
  layer: z.enum(CONFIG_LAYERS),
  key: z.string(),
  validFrom: instant,
  validTo: instant,
});
