import { addressInput } from '../carts/cart-changes.js';
import { CUSTOMER_TYPE_KEY } from '../custom-types/custom-types.js';
import type { AddressUse, CustomerChange, NewCustomer } from '../ports/customer-backend.js';

type Action = Readonly<Record<string, object>>;

const SET_TEXT = {
  firstName: 'setFirstName',
  lastName: 'setLastName',
  dateOfBirth: 'setDateOfBirth',
  vatId: 'setVatId',
  locale: 'setLocale',
} as const;

const ADD_ID = { billing: 'addBillingAddressId', shipping: 'addShippingAddressId' } as const;
const REMOVE_ID = { billing: 'removeBillingAddressId', shipping: 'removeShippingAddressId' } as const;
const SET_DEFAULT = { billing: 'setDefaultBillingAddress', shipping: 'setDefaultShippingAddress' } as const;

const customType = (name: string, value: string) => ({
  typeKey: CUSTOMER_TYPE_KEY,
  fields: [{ name, value: JSON.stringify(value) }],
});

/** Sets a custom field, or removes it. */
function setField(name: string, value: string | null, isFirst: boolean): Action[] {
  if (value === null) return isFirst ? [] : [{ setCustomField: { name } }];
  return [
    isFirst ? { setCustomType: customType(name, value) } : { setCustomField: { name, value: JSON.stringify(value) } },
  ];
}

const setDefault = (use: AddressUse, address: { addressId?: string; addressKey?: string }): Action => ({
  [SET_DEFAULT[use]]: address,
});

/** Maps a change to `MyCustomerUpdateAction` inputs of the platform. */
export function myCustomerUpdateActions(change: CustomerChange): Action[] {
  switch (change.change) {
    case 'set-text':
      // An absent value deletes the text.
      return [{ [SET_TEXT[change.field]]: change.text === null ? {} : { [change.field]: change.text } }];
    case 'set-customer-type':
      return setField('customerType', change.customerType, change.isFirst);
    case 'set-tax-id':
      return setField('taxId', change.taxId, change.isFirst);
    case 'add-address':
      return [
        { addAddress: { address: { ...addressInput(change.address), key: change.key } } },
        ...(change.use === undefined ? [] : [{ [ADD_ID[change.use]]: { addressKey: change.key } }]),
      ];
    case 'add-use':
      return [{ [ADD_ID[change.use]]: { addressId: change.id } }];
    case 'remove-use':
      return [{ [REMOVE_ID[change.use]]: { addressId: change.id } }];
    case 'set-default-by-key':
      return [setDefault(change.use, { addressKey: change.key })];
    case 'change-address': {
      const key = change.key === null ? {} : { key: change.key };
      return [{ changeAddress: { addressId: change.id, address: { ...addressInput(change.address), ...key } } }];
    }
    case 'remove-address':
      return [{ removeAddress: { addressId: change.id } }];
    case 'set-default':
      return [setDefault(change.use, { addressId: change.id })];
  }
}

/** Maps a new customer to the platform's `CustomerSignMeUpDraft`. */
export const signUpDraft = ({ customerType, ...draft }: NewCustomer): object => ({
  ...draft,
  custom: customType('customerType', customerType),
});
