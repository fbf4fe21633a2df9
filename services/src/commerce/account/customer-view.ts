import type { Customer, CustomerAddress } from '@manifold/domain/customer/contract';
import type { CustomerAddressRecord, CustomerRecord } from '../../integrations/commercetools/ports/customer-backend.js';

const addressView = ({ key: _key, ...address }: CustomerAddressRecord): CustomerAddress => address;

/** Maps a customer for their own account pages. The customer type defaults to private. */
export function customerView(record: CustomerRecord): Customer {
  const addresses = record.addresses.map(addressView);
  const among = (ids: readonly string[]): CustomerAddress[] => addresses.filter(({ id }) => ids.includes(id));
  return {
    id: record.id,
    version: record.version,
    email: record.email,
    isEmailVerified: record.isEmailVerified,
    firstName: record.firstName,
    lastName: record.lastName,
    dateOfBirth: record.dateOfBirth,
    vatId: record.vatId,
    taxId: record.taxId,
    customerType: record.customerType ?? 'PRIVATE',
    locale: record.locale,
    addresses,
    billingAddresses: among(record.billingAddressIds),
    shippingAddresses: among(record.shippingAddressIds),
    billingAddressIds: [...record.billingAddressIds],
    shippingAddressIds: [...record.shippingAddressIds],
    defaultBillingAddressId: record.defaultBillingAddressId,
    defaultShippingAddressId: record.defaultShippingAddressId,
  };
}
