import { randomBytes } from 'node:crypto';
import type { Address } from '@commercetools/platform-sdk';
import * as z from 'zod';
import {
  asAddress,
  customFieldInput,
  customTypeInput,
  customTypeOf,
  withCustomField,
} from '../resources/custom-fields.js';
import { duplicateField, invalidField, invalidOperation } from '../errors/platform-error.js';
import { addressDraft, type AddressDraft } from '../input/draft-parts.js';
import { action, type Action, type Actions } from '../resources/kind.js';
import type { Work } from '../work/work.js';

const MAX_ADDRESSES = 500;
const ID_BYTES = 6;

const selector = z.object({ addressId: z.string().optional(), addressKey: z.string().optional() });
type Selector = z.output<typeof selector>;

/** Addresses, and which of them are for billing and for shipping. */
export interface AddressBook {
  readonly addresses: Address[];
  readonly billingAddressIds: string[];
  readonly shippingAddressIds: string[];
  readonly defaultBillingAddressId?: string;
  readonly defaultShippingAddressId?: string;
}
type Addresses = Pick<AddressBook, 'addresses'>;

/** Returns the address that an action names by id or key. Throws InvalidOperation if it does not exist. */
export function requireAddress(
  { addresses }: Addresses,
  { addressId, addressKey }: Selector,
): Address & { id: string } {
  const found = addresses.find(({ id, key }) => (addressId === undefined ? key === addressKey : id === addressId));
  if (found?.id === undefined || (addressId ?? addressKey) === undefined)
    throw invalidOperation(
      `There is no address with the ${addressId === undefined ? 'key' : 'ID'} '${addressId ?? addressKey ?? ''}'.`,
    );
  return { ...found, id: found.id };
}

/** Returns a new address with a generated id, even if the draft has one. */
export async function newAddress(work: Work, { addresses }: Addresses, draft: AddressDraft): Promise<Address> {
  if (addresses.length >= MAX_ADDRESSES) throw invalidOperation(`There are at most ${MAX_ADDRESSES} addresses.`);
  requireFreeKey(addresses, draft.key);
  return { ...(await asAddress(work, draft)), id: randomBytes(ID_BYTES).toString('base64url') };
}

interface AddressBookDraft {
  readonly addresses: readonly AddressDraft[];
  readonly billingAddresses: readonly number[];
  readonly shippingAddresses: readonly number[];
  readonly defaultBillingAddress?: number;
  readonly defaultShippingAddress?: number;
}

/** Returns the address book of a draft, which names billing and shipping addresses by their index. */
export async function addressBookOf(work: Work, draft: AddressBookDraft): Promise<AddressBook> {
  const addresses: Address[] = [];
  for (const address of draft.addresses) addresses.push(await newAddress(work, { addresses }, address));
  const idAt = (field: string, at: number): string => {
    const id = addresses[at]?.id;
    if (id === undefined) throw invalidField(field, at, 'There is no such address in the draft.');
    return id;
  };
  const listed = (field: 'billingAddresses' | 'shippingAddresses', chosen: number | undefined): string[] => [
    ...new Set([...draft[field], ...(chosen === undefined ? [] : [chosen])].map((at) => idAt(field, at))),
  ];
  const { defaultBillingAddress: billing, defaultShippingAddress: shipping } = draft;
  return {
    defaultBillingAddressId: billing === undefined ? undefined : idAt('defaultBillingAddress', billing),
    defaultShippingAddressId: shipping === undefined ? undefined : idAt('defaultShippingAddress', shipping),
    addresses,
    billingAddressIds: listed('billingAddresses', billing),
    shippingAddressIds: listed('shippingAddresses', shipping),
  };
}

function requireFreeKey(others: readonly Address[], key: string | undefined): void {
  if (key !== undefined && others.some((address) => address.key === key)) throw duplicateField('addresses.key', key);
}

const replaced = <T extends AddressBook>(book: T, next: Address): T => ({
  ...book,
  addresses: book.addresses.map((address) => (address.id === next.id ? next : address)),
});

const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id);
const withId = (ids: readonly string[], id: string): string[] => [...without(ids, id), id];

const defaultWithout = (id: string | undefined, removed: string): string | undefined =>
  id === removed ? undefined : id;

type Use = 'Billing' | 'Shipping';

/** Returns the actions on billing or shipping addresses; a default address is always one of them. */
function actionsFor<T extends AddressBook>(use: Use): Actions<T> {
  const ids = use === 'Billing' ? 'billingAddressIds' : 'shippingAddressIds';
  const chosen = use === 'Billing' ? 'defaultBillingAddressId' : 'defaultShippingAddressId';
  return {
    [`add${use}AddressId`]: action(selector, (book: T, input) => {
      const { id } = requireAddress(book, input);
      return book[ids].includes(id) ? book : { ...book, [ids]: withId(book[ids], id) };
    }),
    [`remove${use}AddressId`]: action(selector, (book: T, input) => {
      const { id } = requireAddress(book, input);
      if (!book[ids].includes(id)) throw invalidOperation(`The address '${id}' is not a ${use.toLowerCase()} address.`);
      return { ...book, [ids]: without(book[ids], id), [chosen]: defaultWithout(book[chosen], id) };
    }),
    [`setDefault${use}Address`]: action(selector, (book: T, input) => {
      if ((input.addressId ?? input.addressKey) === undefined) return { ...book, [chosen]: undefined };
      const { id } = requireAddress(book, input);
      const listed = book[ids].includes(id) ? book[ids] : withId(book[ids], id);
      return { ...book, [ids]: listed, [chosen]: id };
    }),
  };
}

const removesAddress = <T extends AddressBook>(): Action<T> =>
  action(selector, (book: T, input) => {
    const { id } = requireAddress(book, input);
    return {
      ...book,
      addresses: book.addresses.filter((address) => address.id !== id),
      billingAddressIds: without(book.billingAddressIds, id),
      shippingAddressIds: without(book.shippingAddressIds, id),
      defaultBillingAddressId: defaultWithout(book.defaultBillingAddressId, id),
      defaultShippingAddressId: defaultWithout(book.defaultShippingAddressId, id),
    };
  });

const changesAddress = <T extends AddressBook>(): Action<T> =>
  action(selector.extend({ address: addressDraft }), async (book: T, { address, ...input }, work) => {
    const { id } = requireAddress(book, input);
    requireFreeKey(
      book.addresses.filter((other) => other.id !== id),
      address.key,
    );
    return replaced(book, { ...(await asAddress(work, address)), id });
  });

const addressIdInput = z.object({ addressId: z.string() });

/** The update actions of the addresses of a customer or of a business unit. */
export const addressActions = <T extends AddressBook>(): Actions<T> => ({
  ...actionsFor<T>('Billing'),
  ...actionsFor<T>('Shipping'),
  addAddress: action(z.object({ address: addressDraft }), async (book: T, { address }, work) => ({
    ...book,
    addresses: [...book.addresses, await newAddress(work, book, address)],
  })),
  changeAddress: changesAddress<T>(),
  removeAddress: removesAddress<T>(),
});

/** The update actions of custom fields of such addresses. */
export const addressCustomActions = <T extends AddressBook>(): Actions<T> => ({
  setAddressCustomType: action(addressIdInput.extend(customTypeInput.shape), async (book: T, input, work) => {
    const { addressId, ...wanted } = input;
    const address = requireAddress(book, { addressId });
    return replaced(book, { ...address, custom: await customTypeOf(work, 'address', wanted) });
  }),
  setAddressCustomField: action(addressIdInput.extend(customFieldInput.shape), async (book: T, input, work) => {
    const { addressId, ...wanted } = input;
    const address = requireAddress(book, { addressId });
    return replaced(book, { ...address, custom: await withCustomField(work, address.custom, wanted) });
  }),
});
