import type { Cart, ItemShippingDetails } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { duplicateField, invalidField, invalidInput, invalidOperation } from '../errors/platform-error.js';
import { addressDraft, unsupportedProperties, type AddressDraft } from '../input/draft-parts.js';
import { action, type Actions } from '../resources/kind.js';
import type { Work } from '../work/work.js';
import { asAddress } from '../resources/custom-fields.js';

const MAX_TARGETS = 100;
const MAX_ADDRESSES = 500;

/** The number of pieces of an item per item shipping address. */
export const shippingDetailsDraft = z.object({
  targets: z
    .array(
      z.object({ addressKey: z.string(), quantity: z.int().min(0), ...unsupportedProperties('shippingMethodKey') }),
    )
    .max(MAX_TARGETS),
});
export type ShippingDetailsDraft = z.output<typeof shippingDetailsDraft>;

type Addressed = Pick<Cart, 'itemShippingAddresses'>;

/** Returns the shipping details of an item; `valid` if the pieces of all targets add up to its quantity. */
export function shippingDetails(
  { itemShippingAddresses }: Addressed,
  draft: ShippingDetailsDraft | undefined,
  quantity: number,
): ItemShippingDetails | undefined {
  if (draft === undefined) return undefined;
  const unknown = draft.targets.find(({ addressKey }) => !itemShippingAddresses.some(({ key }) => key === addressKey));
  if (unknown !== undefined)
    throw invalidField('addressKey', unknown.addressKey, 'The cart has no item shipping address with this key.');
  return withValidity({ targets: draft.targets, valid: false }, quantity);
}

/** Returns the details with `valid` updated for a quantity. */
export function withValidity(details: ItemShippingDetails, quantity: number): ItemShippingDetails {
  const pieces = details.targets.reduce((all, target) => all + target.quantity, 0);
  return { ...details, valid: pieces === quantity };
}

async function itemAddress(work: Work, draft: AddressDraft) {
  if (draft.key === undefined) throw invalidInput('An item shipping address needs a key.');
  return { ...(await asAddress(work, draft)), key: draft.key };
}

export async function withItemShippingAddress<T extends Addressed>(
  work: Work,
  cart: T,
  draft: AddressDraft,
): Promise<T> {
  if (cart.itemShippingAddresses.length >= MAX_ADDRESSES)
    throw invalidOperation(`A cart has at most ${MAX_ADDRESSES} item shipping addresses.`);
  const added = await itemAddress(work, draft);
  if (cart.itemShippingAddresses.some(({ key }) => key === added.key))
    throw duplicateField('itemShippingAddresses.key', added.key);
  return { ...cart, itemShippingAddresses: [...cart.itemShippingAddresses, added] };
}

function requireItemAddress({ itemShippingAddresses }: Addressed, wanted: string): void {
  if (!itemShippingAddresses.some(({ key }) => key === wanted))
    throw invalidField('addressKey', wanted, 'There is no item shipping address with this key.');
}

interface ItemsAndAddresses extends Addressed {
  readonly lineItems: Cart['lineItems'];
  readonly customLineItems: Cart['customLineItems'];
}

const isUsed = ({ lineItems, customLineItems }: ItemsAndAddresses, wanted: string): boolean =>
  [...lineItems, ...customLineItems].some(({ shippingDetails: details }) =>
    details?.targets.some(({ addressKey }) => addressKey === wanted),
  );

/** The update actions of item shipping addresses, of carts and of orders. */
export const itemShippingActions = <T extends ItemsAndAddresses>(): Actions<T> => ({
  addItemShippingAddress: action(z.object({ address: addressDraft }), (cart: T, input, work) =>
    withItemShippingAddress(work, cart, input.address),
  ),
  removeItemShippingAddress: action(z.object({ addressKey: z.string() }), (cart: T, { addressKey }) => {
    requireItemAddress(cart, addressKey);
    if (isUsed(cart, addressKey)) throw invalidOperation(`The address '${addressKey}' is in use by an item.`);
    return {
      ...cart,
      itemShippingAddresses: cart.itemShippingAddresses.filter(({ key }) => key !== addressKey),
    };
  }),
  updateItemShippingAddress: action(z.object({ address: addressDraft }), async (cart: T, input, work) => {
    const next = await itemAddress(work, input.address);
    requireItemAddress(cart, next.key);
    return {
      ...cart,
      itemShippingAddresses: cart.itemShippingAddresses.map((one) => (one.key === next.key ? next : one)),
    };
  }),
});
