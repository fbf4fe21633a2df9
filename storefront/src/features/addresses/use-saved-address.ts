import type { Customer, CustomerAddress } from '@manifold/domain/customer/contract';
import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import type { AddressFormControl } from './address-resolver.js';
import { type AddressForm, addressOf, addressValues, isSameAddress } from './checkout-form.js';

/** The id that stands for an address which is not in the address book. */
export const NEW_ADDRESS = '';

export interface SavedAddress {
  readonly addresses: readonly CustomerAddress[];
  /** The id of the chosen address; `NEW_ADDRESS` for a new one. */
  readonly chosenId: string;
  readonly choose: (id: string) => void;
  /** The effect of saving; undefined if there is nothing to save, or the shopper is not signed in. */
  readonly saving: 'add' | 'update' | undefined;
  readonly isSaved: boolean;
  readonly setSaved: (isSaved: boolean) => void;
  /** Saves the address if the customer asked for it. Rejects with a `ShopError`. */
  readonly save: () => Promise<CustomerResponse<'updateCustomer'> | undefined>;
}

const LISTS = {
  billingAddress: {
    of: (customer: Customer) => customer.billingAddresses,
    add: 'addBillingAddress',
    update: 'updateBillingAddress',
  },
  shippingAddress: {
    of: (customer: Customer) => customer.shippingAddresses,
    add: 'addShippingAddress',
    update: 'updateShippingAddress',
  },
} as const;

/** Lets a customer choose a saved address for one of the two addresses of a checkout, or save the typed one. */
export function useSavedAddress(form: AddressFormControl, name: AddressForm, customer: Customer | null): SavedAddress {
  const call = useCustomerApi();
  const { countryCode } = useStoreConfig();
  const list = LISTS[name];
  const addresses = customer ? list.of(customer).filter(({ country }) => country === countryCode) : [];
  const values = useWatch({ control: form.control, name });
  // A reload restores the typed fields, so the choice is found by them.
  const [chosenId, setChosenId] = useState(
    () => addresses.find((address) => isSameAddress(addressValues(address), form.getValues(name)))?.id ?? NEW_ADDRESS,
  );
  const [isSaved, setSaved] = useState(false);
  const chosen = addresses.find(({ id }) => id === chosenId);
  const isChanged = chosen !== undefined && !isSameAddress(addressValues(chosen), values);
  const update = isChanged ? 'update' : undefined;
  const change = chosen ? update : 'add';
  const saving = customer ? change : undefined;
  const choose = (id: string) => {
    setChosenId(id);
    setSaved(false);
    form.setValue(name, addressValues(addresses.find((address) => address.id === id) ?? null));
    form.clearErrors(name);
  };
  const save = async () => {
    if (!isSaved || saving === undefined) return undefined;
    const address = addressOf(form.getValues(name), countryCode);
    if (chosen) return call(list.update, { address: { ...address, id: chosen.id } });
    return call(list.add, { address });
  };
  return { addresses, chosenId, choose, saving, isSaved, setSaved, save };
}
