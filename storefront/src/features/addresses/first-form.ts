import type { Cart } from '@manifold/domain/cart/contract';
import { formDraft } from '../../platform/checkout/form-draft.js';
import { preferredClientType, preferredShippingAddressType } from './checkout-cookies.js';
import { ADDRESS_FIELDS, formOfCart, type AddressValues, type CheckoutForm } from './checkout-form.js';

type Loose = Readonly<Record<string, unknown>>;

const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? { ...value } : {});
const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

function oneOf<Value extends string>(value: unknown, values: readonly Value[], otherwise: Value): Value {
  return values.find((candidate) => candidate === value) ?? otherwise;
}

function mergedAddress(draft: unknown, known: AddressValues): AddressValues {
  const typed = loose(draft);
  const texts = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, textOr(typed[field], known[field])]));
  const tick = typed['hasHouseName'];
  return { ...known, ...texts, hasHouseName: typeof tick === 'boolean' ? tick : known.hasHouseName };
}

/** A draft over what is known; a draft of an older page, or of anything else, gives what still fits. */
export function mergedForm(draft: unknown, known: CheckoutForm): CheckoutForm {
  const typed = loose(draft);
  return {
    clientType: oneOf(typed['clientType'], ['private', 'company'], known.clientType),
    // The cart's e-mail is taken only where none was typed (spec core §4).
    email: textOr(typed['email'], '') || known.email,
    billingAddress: mergedAddress(typed['billingAddress'], known.billingAddress),
    shippingAddressType: oneOf(
      typed['shippingAddressType'],
      ['SAME_AS_BILLING', 'DIFFERENT_FROM_BILLING'],
      known.shippingAddressType,
    ),
    shippingAddress: mergedAddress(typed['shippingAddress'], known.shippingAddress),
  };
}

/** What the form starts with: what was typed in this tab, else what the cart knows, else this shopper's habits. */
export function firstForm(cart: Cart): CheckoutForm {
  const known = formOfCart(cart, preferredShippingAddressType());
  const clientType = cart.billingAddress ? known.clientType : (preferredClientType() ?? known.clientType);
  return mergedForm(formDraft.read(cart.id), { ...known, clientType });
}
