import type { Address, Cart } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidOperation } from '../errors/platform-error.js';
import { shippingRateFor } from '../pricing/shipping-rate.js';
import { placeholderShippingInfo } from '../pricing/placeholder-price.js';
import {
  customFieldInput,
  customTypeInput,
  customTypeOf,
  withCustomField,
  asAddress,
} from '../resources/custom-fields.js';
import {
  addressDraft,
  country,
  email,
  locale,
  resourceIdentifier,
  unsupportedProperties,
} from '../input/draft-parts.js';
import { shippingMethods, zones } from '../families/families.js';
import { action, assigns, customActions, type Action, type Actions } from '../resources/kind.js';
import { referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import { requireExternalTaxMode, type ExternalTaxRate } from './external-tax-rate.js';
import { itemShippingActions } from './item-shipping.js';
import { requireCountryOfStore } from './store-countries.js';

type AddressField = 'shippingAddress' | 'billingAddress';

const setsAddress = (field: AddressField): Action<Cart> =>
  action(z.object({ address: addressDraft.nullish() }), async (cart: Cart, { address }, work) => {
    const next = address ? await asAddress(work, address) : undefined;
    // Without a shipping address there is no destination and no country to tax.
    const shipping = field === 'shippingAddress' && next === undefined ? { shippingInfo: undefined } : {};
    return { ...cart, ...shipping, [field]: next };
  });

function requireAddress(cart: Cart, field: AddressField): Address {
  const address = cart[field];
  if (address === undefined) throw invalidOperation(`The cart has no ${field}.`);
  return address;
}

const customisesAddress = (field: AddressField): Actions<Cart> => {
  const name = field === 'shippingAddress' ? 'ShippingAddress' : 'BillingAddress';
  return {
    [`set${name}CustomType`]: action(customTypeInput, async (cart: Cart, input, work) => ({
      ...cart,
      [field]: { ...requireAddress(cart, field), custom: await customTypeOf(work, 'address', input) },
    })),
    [`set${name}CustomField`]: action(customFieldInput, async (cart: Cart, input, work) => {
      const address = requireAddress(cart, field);
      return { ...cart, [field]: { ...address, custom: await withCustomField(work, address.custom, input) } };
    }),
  };
};

/** Returns the cart with the shipping method. Throws InvalidOperation unless it ships to the cart's address in its currency. */
export async function withShippingMethod(
  work: Work,
  cart: Cart,
  identifier: z.output<typeof resourceIdentifier>,
): Promise<Cart> {
  const method = await referenced(work, shippingMethods, identifier);
  if (cart.shippingAddress === undefined)
    throw invalidOperation('The shipping address must be set before a shipping method is chosen.');
  const { currencyCode } = cart.totalPrice;
  const rate = shippingRateFor(
    method,
    { ...cart.shippingAddress, currency: currencyCode },
    await work.backend.cache.all(zones),
  );
  if (rate === undefined || method.active === false)
    throw invalidOperation(
      `The shipping method with ID '${method.id}' is not allowed for the cart with ID '${cart.id}'.`,
    );
  return { ...cart, shippingInfo: placeholderShippingInfo(method, currencyCode) };
}

interface MethodChoice {
  readonly shippingMethod?: z.output<typeof resourceIdentifier> | null;
  readonly externalTaxRate?: ExternalTaxRate;
}

/** Returns the cart with the chosen method and its external tax rate, or without a method if none is chosen. */
export async function choosesMethod(work: Work, cart: Cart, choice: MethodChoice): Promise<Cart> {
  const { shippingMethod, externalTaxRate: taxRate } = choice;
  requireExternalTaxMode(cart, taxRate);
  if (!shippingMethod) return { ...cart, shippingInfo: undefined };
  const { shippingInfo, ...chosen } = await withShippingMethod(work, cart, shippingMethod);
  return { ...chosen, shippingInfo: shippingInfo && { ...shippingInfo, taxRate } };
}

/** The update actions of custom fields of a cart's addresses; for service clients. */
export const addressCustomActions: Actions<Cart> = {
  ...customisesAddress('shippingAddress'),
  ...customisesAddress('billingAddress'),
};

/** The update actions of the checkout. */
export const checkoutActions: Actions<Cart> = {
  ...customActions<Cart>('order'),
  ...itemShippingActions<Cart>(),
  setShippingAddress: setsAddress('shippingAddress'),
  setBillingAddress: setsAddress('billingAddress'),
  setCustomerEmail: assigns(
    'customerEmail',
    email.nullish().transform((address) => address ?? undefined),
    'email',
  ),
  setLocale: assigns('locale', locale.optional()),
  setDeleteDaysAfterLastModification: assigns(
    'deleteDaysAfterLastModification',
    z.int().min(1).max(365_250).optional(),
  ),
  setCountry: action(z.object({ country: country.optional() }), async (cart: Cart, input, work) => {
    await requireCountryOfStore(work, cart.store?.key, input.country);
    return { ...cart, country: input.country };
  }),
  setShippingMethod: action(
    z.object({ shippingMethod: resourceIdentifier.nullish(), ...unsupportedProperties('externalTaxRate') }),
    (cart: Cart, input, work) => choosesMethod(work, cart, input),
  ),
};
