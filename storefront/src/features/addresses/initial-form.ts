import type { Cart } from '@manifold/domain/cart/contract';
import type { Customer, CustomerAddress } from '@manifold/domain/customer/contract';
import { formDraft } from '../../platform/checkout/form-draft.js';
import { preferredClientType, preferredShippingAddressType } from './checkout-cookies.js';
import {
  ADDRESS_FIELDS,
  addressValues,
  type AddressValues,
  type CheckoutForm,
  formOfCart,
  isSameAddress,
  SHIPPING_ADDRESS_TYPES,
} from './checkout-form.js';

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
    shippingAddressType: oneOf(typed['shippingAddressType'], SHIPPING_ADDRESS_TYPES, known.shippingAddressType),
    shippingAddress: mergeAddress(typed['shippingAddress'], known.shippingAddress),
    agreedToSendEmail: booleanOr(typed['agreedToSendEmail'], known.agreedToSendEmail),
  };
}

/** Returns the default address of a customer; null without one. */
const defaultOf = (addresses: readonly CustomerAddress[], id: string | null): CustomerAddress | null =>
  addresses.find((address) => address.id === id) ?? null;

/**
 * Returns the values of a cart without addresses: those of the customer's defaults (spec core §4), else those of the cart. A saved
 * shipping address is preferred only if there is one.
 */
export function withDefaults(form: CheckoutForm, customer: Customer): CheckoutForm {
  const { billingAddresses, shippingAddresses, firstName, lastName } = customer;
  const names = { firstName: firstName ?? '', lastName: lastName ?? '' };
  const billing = defaultOf(billingAddresses, customer.defaultBillingAddressId);
  const shipping = defaultOf(shippingAddresses, customer.defaultShippingAddressId);
  return {
    ...form,
    clientType: customer.customerType === 'COMPANY' ? 'company' : 'private',
    email: form.email || customer.email,
    billingAddress: addressValues(billing ?? names),
    shippingAddressType: shipping ? 'SAVED_ADDRESS' : form.shippingAddressType,
    shippingAddress: addressValues(shipping),
  };
}

/** Corrects the type of the shipping address: `SAVED_ADDRESS` exactly if a saved address can be or has been chosen. */
function possibleType(form: CheckoutForm, customer: Customer | null): CheckoutForm {
  const { shippingAddressType, shippingAddress } = form;
  const saved = customer?.shippingAddresses ?? [];
  const isSaved = saved.some((address) => isSameAddress(addressValues(address), shippingAddress));
  if (shippingAddressType === 'DIFFERENT_FROM_BILLING' && isSaved)
    return { ...form, shippingAddressType: 'SAVED_ADDRESS' };
  if (shippingAddressType !== 'SAVED_ADDRESS' || saved.length > 0) return form;
  const hasAddress = shippingAddress.streetName !== '';
  return { ...form, shippingAddressType: hasAddress ? 'DIFFERENT_FROM_BILLING' : 'SAME_AS_BILLING' };
}

/** Returns the stored values: the cart's, else the customer's defaults, else the shopper's last choices. */
export function knownForm(cart: Cart, customer: Customer | null): CheckoutForm {
  const known = formOfCart(cart, preferredShippingAddressType());
  if (cart.billingAddress) return possibleType(known, customer);
  const preferred = { ...known, clientType: preferredClientType() ?? known.clientType };
  return possibleType(customer ? withDefaults(preferred, customer) : preferred, customer);
}

const changesOf = <Values extends object>(values: Values, known: Values): Partial<Values> => {
  const unchanged = new Map<string, unknown>(Object.entries(known));
  const changed = Object.entries(values).filter(([name, value]) => unchanged.get(name) !== value);
  return Object.fromEntries(changed) as Partial<Values>;
};

/**
 * Returns the draft to store. It contains only the fields that the shopper changed, so that the defaults of a customer who signs
 * in later fill the rest.
 */
export function draftOf(form: CheckoutForm, known: CheckoutForm): object {
  return {
    ...changesOf(form, known),
    billingAddress: changesOf(form.billingAddress, known.billingAddress),
    shippingAddress: changesOf(form.shippingAddress, known.shippingAddress),
  };
}

/** Returns the initial values of the form: those typed in this tab, else the stored ones. */
export function initialForm(cart: Cart, customer: Customer | null): CheckoutForm {
  return possibleType(mergeDraft(formDraft.read(cart.id), knownForm(cart, customer)), customer);
}
