import * as z from 'zod/mini';
import { CONFIG_LAYERS } from './layer.js';

const instant = z.nullable(z.iso.datetime({ offset: true }));

/** The address of a config row without its section: place and validity period. */
export const rowAddressSchema = z.object({
  layer: z.enum(CONFIG_LAYERS),
  key: z.string(),
  validFrom: instant,
  validTo: instant,
});
