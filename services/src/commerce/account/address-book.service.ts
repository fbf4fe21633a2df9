import { addressSchema } from '@manifold/domain/address/contract';
import type { Customer } from '@manifold/domain/customer/contract';
import type { CustomerRequest } from '@manifold/domain/customer-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import {
  CustomerBackend,
  type AddressUse,
  type CustomerAddressRecord,
  type CustomerChange,
  type CustomerRecord,
} from '../../integrations/commercetools/ports/customer-backend.js';
import { Shoppers, type Visit } from '../visit/index.js';
import { requireAddressId } from './address-rules.js';
import { addressInBook, addressKey, bookAddress } from './book-address.js';
import { customerView } from './customer-view.js';

type NewAddress = CustomerRequest<'addBillingAddress'>;
type ChangedAddress = CustomerRequest<'updateBillingAddress'>;
type NamedAddress = CustomerRequest<'deleteBillingAddress'>;

/** Error messages of the specification for failed updates (core §8). */
const FAILED = {
  add: 'Failed to add address',
  update: 'Failed to update address',
  remove: 'Failed to delete address',
  setDefault: 'Failed to set default address',
} as const;

/** The address book of a signed-in customer (spec core §6). */
@Injectable()
export class AddressBook {
  constructor(
    private readonly backend: CustomerBackend,
    private readonly shoppers: Shoppers,
  ) {}

  /** Adds an address that passes the country's rules, optionally as the default. */
  add(visit: Visit, use: AddressUse, { address, isDefault = false }: NewAddress): Promise<Customer> {
    return this.change(visit, FAILED.add, (customer) => {
      const entry = bookAddress(address, { customer, use }, visit.snapshot.document);
      const key = addressKey(entry.postalCode);
      const added: CustomerChange = { change: 'add-address', address: entry, key, use };
      return isDefault ? [added, { change: 'set-default-by-key', key, use }] : [added];
    });
  }

  /** Replaces an address. Refuses a missing id and the id of another customer's address. */
  update(visit: Visit, use: AddressUse, { address: typed }: ChangedAddress): Promise<Customer> {
    return this.change(visit, FAILED.update, (customer) => {
      const { id: named, ...address } = typed;
      const id = requireAddressId(named, 'address.id', 'Updated address must include an "id" field.');
      const { key } = requireOwnAddress(customer, use, id);
      return [
        {
          change: 'change-address',
          id,
          key,
          address: bookAddress(address, { customer, use }, visit.snapshot.document),
        },
      ];
    });
  }

  /** Removes an address; the backend removes it from all lists and defaults (spec core §4). */
  remove(visit: Visit, use: AddressUse, { addressId }: NamedAddress): Promise<Customer> {
    return this.change(visit, FAILED.remove, (customer) => {
      const id = requireAddressId(addressId, 'addressId', `Address ID is required to delete ${use} address.`);
      return [{ change: 'remove-address', id: requireOwnAddress(customer, use, id).id }];
    });
  }

  /** Makes an address the default, if it passes the rules of this use. */
  setDefault(visit: Visit, use: AddressUse, { addressId }: NamedAddress): Promise<Customer> {
    return this.change(visit, FAILED.setDefault, (customer) => {
      const id = requireAddressId(addressId, 'addressId', `Address ID is required to set default ${use} address.`);
      const { id: own, key, ...stored } = addressInBook(customer, id);
      // The address may have been checked for another use.
      bookAddress(addressSchema.parse(stored), { customer, use }, visit.snapshot.document);
      return [{ change: 'set-default', id: own, use }];
    });
  }

  private async change(
    visit: Visit,
    failed: string,
    decide: (customer: CustomerRecord) => CustomerChange[],
  ): Promise<Customer> {
    const changed = await this.shoppers.asCustomer(visit, async (shopper) => {
      const customer = await this.requireCustomer(shopper);
      try {
        return await this.backend.update(shopper, customer, decide(customer));
      } catch (error) {
        const isRefused =
          error instanceof ShopError && (error.code === 'unprocessable-entity' || error.code === 'not-found');
        if (error instanceof ShopError && !isRefused) throw error;
        // Another tab may have removed the address meanwhile: then this throws `not-found`.
        decide(await this.requireCustomer(shopper));
        throw new ShopError('unprocessable-entity', { message: failed, cause: error });
      }
    });
    return customerView(changed);
  }

  private async requireCustomer(shopper: Shopper): Promise<CustomerRecord> {
    const customer = await this.backend.me(shopper);
    if (!customer) throw new ShopError('not-signed-in');
    return customer;
  }
}

/** Returns the address. Throws `not-found` if the book has no address with this id and use. */
function requireOwnAddress(customer: CustomerRecord, use: AddressUse, id: string): CustomerAddressRecord {
  const ids = use === 'billing' ? customer.billingAddressIds : customer.shippingAddressIds;
  if (!ids.includes(id)) throw new ShopError('not-found', { message: `There is no such ${use} address in the book` });
  return addressInBook(customer, id);
}
