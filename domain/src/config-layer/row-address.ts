import * as z from 'zod/mini';
import { CONFIG_LAYERS } from './layer.js';

const instant = z.nullable(z.iso.datetime({ offset: true }));

/** Where a row holds; the address of an edit without its section. */
export const rowAddressSchema = z.object({
  layer: z.enum(CONFIG_LAYERS),
  key: z.string(),
  validFrom: instant,
  validTo: instant,
});
