import { randomBytes } from 'node:crypto';
import type { Address, Customer } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { asAddress } from '../carts/address.js';
import { duplicateField, invalidOperation } from '../http/platform-error.js';
import { customFieldInput, customTypeInput, customTypeOf, withCustomField } from '../resources/custom-fields.js';
import { addressDraft, type AddressDraft } from '../resources/draft-parts.js';
import { action, type Action, type Actions } from '../resources/kind.js';
import type { Work } from '../resources/work.js';

const MAX_ADDRESSES = 500;
const ID_BYTES = 6;

const selector = z.object({ addressId: z.string().optional(), addressKey: z.string().optional() });
type Selector = z.output<typeof selector>;

type AddressBook = Pick<Customer, 'addresses'>;

function requireAddress({ addresses }: AddressBook, { addressId, addressKey }: Selector): Address & { id: string } {
  const found = addresses.find(({ id, key }) => (addressId === undefined ? key === addressKey : id === addressId));
  if (found?.id === undefined || (addressId ?? addressKey) === undefined)
    throw invalidOperation(
      `The customer does not have an address with the ${addressId === undefined ? 'key' : 'ID'} '${addressId ?? addressKey ?? ''}'.`,
    );
  return { ...found, id: found.id };
}

/** A draft as an address of the book, under an id of ours whatever the draft says. */
export async function newAddress(work: Work, { addresses }: AddressBook, draft: AddressDraft): Promise<Address> {
  if (addresses.length >= MAX_ADDRESSES) throw invalidOperation(`A customer has at most ${MAX_ADDRESSES} addresses.`);
  requireFreeKey(addresses, draft.key);
  return { ...(await asAddress(work, draft)), id: randomBytes(ID_BYTES).toString('base64url') };
}

function requireFreeKey(others: readonly Address[], key: string | undefined): void {
  if (key !== undefined && others.some((address) => address.key === key)) throw duplicateField('addresses.key', key);
}

const replaced = (customer: Customer, next: Address): Customer => ({
  ...customer,
  addresses: customer.addresses.map((address) => (address.id === next.id ? next : address)),
});

const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id);
const withId = (ids: readonly string[], id: string): string[] => [...without(ids, id), id];

const keptDefault = (id: string | undefined, removed: string): string | undefined => (id === removed ? undefined : id);

type Use = 'Billing' | 'Shipping';

/** The actions on the addresses that are for billing or for shipping; a default one is always among them. */
function actionsFor(use: Use): Actions<Customer> {
  const ids = use === 'Billing' ? 'billingAddressIds' : 'shippingAddressIds';
  const chosen = use === 'Billing' ? 'defaultBillingAddressId' : 'defaultShippingAddressId';
  return {
    [`add${use}AddressId`]: action(selector, (customer: Customer, input) => {
      const { id } = requireAddress(customer, input);
      return customer[ids].includes(id) ? customer : { ...customer, [ids]: withId(customer[ids], id) };
    }),
    [`remove${use}AddressId`]: action(selector, (customer: Customer, input) => {
      const { id } = requireAddress(customer, input);
      if (!customer[ids].includes(id))
        throw invalidOperation(`The address '${id}' is not a ${use.toLowerCase()} address of the customer.`);
      return { ...customer, [ids]: without(customer[ids], id), [chosen]: keptDefault(customer[chosen], id) };
    }),
    [`setDefault${use}Address`]: action(selector, (customer: Customer, input) => {
      if ((input.addressId ?? input.addressKey) === undefined) return { ...customer, [chosen]: undefined };
      const { id } = requireAddress(customer, input);
      const listed = customer[ids].includes(id) ? customer[ids] : withId(customer[ids], id);
      return { ...customer, [ids]: listed, [chosen]: id };
    }),
  };
}

const removesAddress: Action<Customer> = action(selector, (customer: Customer, input) => {
  const { id } = requireAddress(customer, input);
  return {
    ...customer,
    addresses: customer.addresses.filter((address) => address.id !== id),
    billingAddressIds: without(customer.billingAddressIds, id),
    shippingAddressIds: without(customer.shippingAddressIds, id),
    defaultBillingAddressId: keptDefault(customer.defaultBillingAddressId, id),
    defaultShippingAddressId: keptDefault(customer.defaultShippingAddressId, id),
  };
});

const changesAddress: Action<Customer> = action(
  selector.extend({ address: addressDraft }),
  async (customer: Customer, { address, ...input }, work) => {
    const { id } = requireAddress(customer, input);
    requireFreeKey(
      customer.addresses.filter((other) => other.id !== id),
      address.key,
    );
    return replaced(customer, { ...(await asAddress(work, address)), id });
  },
);

const ofAddress = z.object({ addressId: z.string() });

/** The update actions of a customer's addresses. */
export const addressActions: Actions<Customer> = {
  ...actionsFor('Billing'),
  ...actionsFor('Shipping'),
  addAddress: action(z.object({ address: addressDraft }), async (customer: Customer, { address }, work) => ({
    ...customer,
    addresses: [...customer.addresses, await newAddress(work, customer, address)],
  })),
  changeAddress: changesAddress,
  removeAddress: removesAddress,
};

/** Custom fields of a customer's addresses; for service clients. */
export const addressCustomActions: Actions<Customer> = {
  setAddressCustomType: action(ofAddress.extend(customTypeInput.shape), async (customer: Customer, input, work) => {
    const { addressId, ...wanted } = input;
    const address = requireAddress(customer, { addressId });
    return replaced(customer, { ...address, custom: await customTypeOf(work, 'address', wanted) });
  }),
  setAddressCustomField: action(ofAddress.extend(customFieldInput.shape), async (customer: Customer, input, work) => {
    const { addressId, ...wanted } = input;
    const address = requireAddress(customer, { addressId });
    return replaced(customer, { ...address, custom: await withCustomField(work, address.custom, wanted) });
  }),
};
