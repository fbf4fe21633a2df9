import { customerTypeSchema } from '@manifold/domain/customer/contract';
import type { AddressAnswer, CartAnswer } from '../carts/cart-answer.js';
import type { RawField } from '../custom-types/custom-types.js';
import { addressRecord, cartRecord } from '../carts/cart-record.js';
import type { CustomerAddressRecord, CustomerRecord, SignedIn } from '../ports/customer-backend.js';

interface CustomerAddressAnswer extends AddressAnswer {
  readonly id: string | null;
  readonly key: string | null;
}

/** Answer of the fragment in customer-documents.ts. */
export interface CustomerAnswer {
  readonly id: string;
  readonly version: number;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly dateOfBirth: string | null;
  readonly vatId: string | null;
  readonly locale: string | null;
  readonly addresses: readonly CustomerAddressAnswer[];
  readonly billingAddressIds: readonly string[];
  readonly shippingAddressIds: readonly string[];
  readonly defaultBillingAddressId: string | null;
  readonly defaultShippingAddressId: string | null;
  readonly custom: { readonly customFieldsRaw: readonly RawField[] | null } | null;
}

/** Answer to a sign-in or sign-up: the customer and their cart, if any. */
export interface SignedInAnswer {
  readonly customer: CustomerAnswer;
  readonly cart: CartAnswer | null;
}

const customerAddress = (answer: CustomerAddressAnswer): CustomerAddressRecord => ({
  ...addressRecord(answer),
  id: answer.id ?? '',
  key: answer.key,
});

/** Maps a customer of the backend. */
export function customerRecord({ custom, addresses, ...answer }: CustomerAnswer): CustomerRecord {
  const fieldOf = (wanted: string): unknown => custom?.customFieldsRaw?.find(({ name }) => name === wanted)?.value;
  const taxId = fieldOf('taxId');
  return {
    id: answer.id,
    version: answer.version,
    email: answer.email,
    isEmailVerified: answer.isEmailVerified,
    firstName: answer.firstName,
    lastName: answer.lastName,
    dateOfBirth: answer.dateOfBirth,
    vatId: answer.vatId,
    taxId: typeof taxId === 'string' ? taxId : null,
    locale: answer.locale,
    customerType: customerTypeSchema.safeParse(fieldOf('customerType')).data ?? null,
    addresses: addresses.map(customerAddress),
    billingAddressIds: answer.billingAddressIds,
    shippingAddressIds: answer.shippingAddressIds,
    defaultBillingAddressId: answer.defaultBillingAddressId,
    defaultShippingAddressId: answer.defaultShippingAddressId,
  };
}

/** Maps the answer of signing in or signing up. */
export const signedInRecord = ({ customer, cart }: SignedInAnswer): SignedIn => ({
  customer: customerRecord(customer),
  cart: cart && cartRecord(cart),
});
