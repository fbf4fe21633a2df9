import type { Cart } from '@manifold/domain/cart/contract';
import { formDraft } from '../../platform/checkout/form-draft.js';
import { preferredClientType, preferredShippingAddressType } from './checkout-cookies.js';
import { ADDRESS_FIELDS, formOfCart, type AddressValues, type CheckoutForm } from './checkout-form.js';

type UnknownRecord = Readonly<Record<string, unknown>>;

const asRecord = (value: unknown): UnknownRecord => (typeof value === 'object' && value !== null ? { ...value } : {});
const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

const booleanOr = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

function oneOf<Value extends string>(value: unknown, values: readonly Value[], otherwise: Value): Value {
  return values.find((candidate) => candidate === value) ?? otherwise;
}

function mergeAddress(draft: unknown, known: AddressValues): AddressValues {
  const typed = asRecord(draft);
  const texts = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, textOr(typed[field], known[field])]));
  return { ...known, ...texts, hasHouseName: booleanOr(typed['hasHouseName'], known.hasHouseName) };
}

/** Merges a draft into known values. Fields of an outdated or damaged draft that do not fit are ignored. */
export function mergeDraft(draft: unknown, known: CheckoutForm): CheckoutForm {
  const typed = asRecord(draft);
  return {
    clientType: oneOf(typed['clientType'], ['private', 'company'], known.clientType),
    // The cart's e-mail applies only if none was typed (spec core §4).
    email: textOr(typed['email'], '') || known.email,
    billingAddress: mergeAddress(typed['billingAddress'], known.billingAddress),
    shippingAddressType: oneOf(
      typed['shippingAddressType'],
      ['SAME_AS_BILLING', 'DIFFERENT_FROM_BILLING'],
      known.shippingAddressType,
    ),
    shippingAddress: mergeAddress(typed['shippingAddress'], known.shippingAddress),
    agreedToSendEmail: booleanOr(typed['agreedToSendEmail'], known.agreedToSendEmail),
  };
}

/** Returns the initial values of the form: what was typed in this tab, else the cart's values, else the shopper's last choices. */
export function initialForm(cart: Cart): CheckoutForm {
  const known = formOfCart(cart, preferredShippingAddressType());
  const clientType = cart.billingAddress ? known.clientType : (preferredClientType() ?? known.clientType);
  return mergeDraft(formDraft.read(cart.id), { ...known, clientType });
}
