import { addressSchema } from '@manifold/domain/address/contract';
import type { CustomerAction } from '@manifold/domain/customer-api/customer-actions';
import type {
  AddressUse,
  CustomerChange,
  CustomerRecord,
} from '../../integrations/commercetools/ports/customer-backend.js';
import type { Visit } from '../visit/index.js';
import { requireAddressId } from './address-rules.js';
import { addressInBook, addressKey, bookAddress } from './book-address.js';
import { checkedVatId } from './profile-fields.js';

/** The account that the actions change, and the visit with its store. */
export interface ActionContext {
  readonly visit: Visit;
  readonly customer: CustomerRecord;
}

type AddressAction = Extract<CustomerAction, { readonly addressId?: string | undefined }>;

const USES: Readonly<Partial<Record<CustomerAction['action'], AddressUse>>> = {
  addBillingAddressId: 'billing',
  removeBillingAddressId: 'billing',
  setDefaultBillingAddress: 'billing',
  addShippingAddressId: 'shipping',
  removeShippingAddressId: 'shipping',
  setDefaultShippingAddress: 'shipping',
};

/** Messages for actions without an address id, from the specification where it has them (core §8). */
const MISSING_ID: Readonly<Record<AddressAction['action'], string>> = {
  changeAddress: 'Updated address must include an "id" field.',
  removeAddress: 'Address ID is required to delete address.',
  addBillingAddressId: 'Address ID is required to add billing address.',
  addShippingAddressId: 'Address ID is required to add shipping address.',
  removeBillingAddressId: 'Address ID is required to delete billing address.',
  removeShippingAddressId: 'Address ID is required to delete shipping address.',
  setDefaultBillingAddress: 'Address ID is required to set default billing address.',
  setDefaultShippingAddress: 'Address ID is required to set default shipping address.',
};

/** Returns the use of an address: billing if it is used for billing, otherwise shipping. */
const useOf = ({ billingAddressIds }: CustomerRecord, id: string): AddressUse =>
  billingAddressIds.includes(id) ? 'billing' : 'shipping';

/** Returns the change of an address action. Refuses a missing id and the id of another customer's address. */
function addressChange(action: AddressAction, { visit, customer }: ActionContext): CustomerChange {
  const { document } = visit.snapshot;
  const typedId = requireAddressId(action.addressId, 'addressId', MISSING_ID[action.action]);
  const { id, key, ...stored } = addressInBook(customer, typedId);
  const use = USES[action.action] ?? useOf(customer, id);
  // The address may have been checked for another use.
  const refuseUnfit = () => bookAddress(addressSchema.parse(stored), { customer, use }, document);
  switch (action.action) {
    case 'changeAddress':
      return { change: 'change-address', id, key, address: bookAddress(action.address, { customer, use }, document) };
    case 'removeAddress':
      return { change: 'remove-address', id };
    case 'addBillingAddressId':
    case 'addShippingAddressId':
      refuseUnfit();
      return { change: 'add-use', id, use };
    case 'removeBillingAddressId':
    case 'removeShippingAddressId':
      return { change: 'remove-use', id, use };
    case 'setDefaultBillingAddress':
    case 'setDefaultShippingAddress':
      refuseUnfit();
      return { change: 'set-default', id, use };
  }
}

/** Returns the change of an action; undefined if it changes nothing. */
export function actionChange(action: CustomerAction, context: ActionContext): CustomerChange | undefined {
  const { visit, customer } = context;
  switch (action.action) {
    case 'setFirstName':
      return { change: 'set-text', field: 'firstName', text: action.firstName };
    case 'setLastName':
      return { change: 'set-text', field: 'lastName', text: action.lastName };
    case 'setVatId':
      return { change: 'set-text', field: 'vatId', text: checkedVatId(visit, action.vatId) ?? null };
    case 'changeEmail':
      // Takes effect later, when both addresses have confirmed it.
      return undefined;
    case 'addAddress': {
      const address = bookAddress(action.address, { customer, use: 'shipping' }, visit.snapshot.document);
      return { change: 'add-address', address, key: addressKey(address.postalCode), use: undefined };
    }
    default:
      return addressChange(action, context);
  }
}
