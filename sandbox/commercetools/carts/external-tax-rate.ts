import type { Cart } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidOperation } from '../errors/platform-error.js';
import { country, unsupportedProperties } from '../input/draft-parts.js';

/** A tax rate that a service client sets on a cart in tax mode External. */
export const externalTaxRate = z.object({
  name: z.string(),
  amount: z.number().min(0).max(1).default(0),
  includedInPrice: z.boolean().default(false),
  country,
  state: z.string().optional(),
  ...unsupportedProperties('subRates'),
});
export type ExternalTaxRate = z.output<typeof externalTaxRate>;

/** Throws InvalidOperation if a rate is given and the cart is not in tax mode External. */
export function requireExternalTaxMode(cart: Pick<Cart, 'taxMode'>, rate: ExternalTaxRate | undefined): void {
  if (rate !== undefined && cart.taxMode !== 'External')
    throw invalidOperation(
      `An external tax rate needs a cart with tax mode 'External'; this one has '${cart.taxMode}'.`,
    );
}
