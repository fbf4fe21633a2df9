import type { CustomerType } from '@manifold/domain/customer/contract';
import type { Shopper } from './cart-backend.js';
import type { AddressRecord, CartRecord } from './cart-records.js';
import type { Credentials } from './shopper-tokens.js';

/** The use of an address in the address book. */
export type AddressUse = 'billing' | 'shipping';

export interface CustomerAddressRecord extends AddressRecord {
  readonly id: string;
  readonly key: string | null;
}

export interface CustomerRecord {
  readonly id: string;
  readonly version: number;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly dateOfBirth: string | null;
  readonly vatId: string | null;
  readonly taxId: string | null;
  /** Null if never entered. */
  readonly customerType: CustomerType | null;
  readonly locale: string | null;
  readonly addresses: readonly CustomerAddressRecord[];
  readonly billingAddressIds: readonly string[];
  readonly shippingAddressIds: readonly string[];
  readonly defaultBillingAddressId: string | null;
  readonly defaultShippingAddressId: string | null;
}

/** A customer at the version that a change is based on. */
export interface CustomerVersion {
  readonly id: string;
  readonly version: number;
}

export interface NewCustomer extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
  readonly customerType: CustomerType;
  readonly dateOfBirth: string | undefined;
  readonly vatId: string | undefined;
  readonly locale: string;
}

export interface SignedIn {
  readonly customer: CustomerRecord;
  /** The active cart, recalculated; null without one. */
  readonly cart: CartRecord | null;
}

/** A text field of a customer; null deletes its value. */
type TextField = 'firstName' | 'lastName' | 'dateOfBirth' | 'vatId' | 'locale';

/** A change of a custom field. The first one of a customer gives them the type of the custom fields. */
type CustomFieldChange =
  | { readonly change: 'set-customer-type'; readonly customerType: CustomerType; readonly isFirst: boolean }
  | { readonly change: 'set-tax-id'; readonly taxId: string | null; readonly isFirst: boolean };

/** One change of a customer. A new address is identified by its key until it has an id. */
export type CustomerChange =
  | { readonly change: 'set-text'; readonly field: TextField; readonly text: string | null }
  | CustomFieldChange
  | {
      readonly change: 'add-address';
      readonly address: AddressRecord;
      readonly key: string;
      /** Undefined for an address without a use. */
      readonly use: AddressUse | undefined;
    }
  | { readonly change: 'add-use'; readonly id: string; readonly use: AddressUse }
  | { readonly change: 'remove-use'; readonly id: string; readonly use: AddressUse }
  | { readonly change: 'set-default-by-key'; readonly key: string; readonly use: AddressUse }
  | {
      readonly change: 'change-address';
      readonly id: string;
      readonly key: string | null;
      readonly address: AddressRecord;
    }
  | { readonly change: 'remove-address'; readonly id: string }
  | { readonly change: 'set-default'; readonly id: string; readonly use: AddressUse };

/** The data of a customer of a store that the service client may read. */
export interface KnownCustomer {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** The language that they chose. */
  readonly locale: string | null;
}

/** A token to be sent by e-mail, and its recipient. */
export interface MailedToken {
  readonly email: string;
  readonly value: string;
  /** An ISO instant. */
  readonly expiresAt: string;
}

/**
 * A store's customers. Methods with a shopper use the shopper's own token, so that the backend checks the owner; they throw
 * `not-signed-in` for a refused token. Refusals that concern a field name it.
 */
export abstract class CustomerBackend {
  /** Returns the shopper's own account; null for a guest. */
  abstract me(shopper: Shopper): Promise<CustomerRecord | null>;
  /** Signs in; the guest's cart becomes the customer's. Throws `sign-in-failed` for wrong credentials. */
  abstract signIn(shopper: Shopper, credentials: Credentials): Promise<SignedIn>;
  /** Creates an account; the guest's cart becomes the customer's. */
  abstract signUp(shopper: Shopper, customer: NewCustomer): Promise<SignedIn>;
  /** Applies all changes or none. After a conflict they are sent once more on the newest version, unless `exact` is set. */
  abstract update(
    shopper: Shopper,
    customer: CustomerVersion,
    changes: readonly CustomerChange[],
    exact?: boolean,
  ): Promise<CustomerRecord>;
  abstract changePassword(
    shopper: Shopper,
    customer: CustomerVersion,
    passwords: { readonly currentPassword: string; readonly newPassword: string },
  ): Promise<CustomerRecord>;
  /** Creates a password reset token and invalidates older ones. Returns undefined for an unknown customer. */
  abstract passwordToken(storeKey: string, email: string): Promise<MailedToken | undefined>;
  /** Returns the customer whose password it is. */
  abstract resetPassword(storeKey: string, tokenValue: string, newPassword: string): Promise<KnownCustomer>;
  /** Creates an e-mail confirmation token and invalidates older ones. Returns undefined if the customer was deleted. */
  abstract emailToken(storeKey: string, customerId: string): Promise<MailedToken | undefined>;
  abstract confirmEmail(storeKey: string, tokenValue: string): Promise<void>;
  /** Returns the customer with this e-mail address, compared without case; undefined without one. */
  abstract findByEmail(storeKey: string, email: string): Promise<KnownCustomer | undefined>;
  /** Returns the customer with this id; undefined if they were deleted. */
  abstract findById(storeKey: string, customerId: string): Promise<KnownCustomer | undefined>;
  /** Changes the e-mail address of a customer, who must then confirm it again. Refuses an address that has an account. */
  abstract setEmail(storeKey: string, customerId: string, email: string): Promise<void>;
  /** Marks the e-mail address of a customer as confirmed, after they proved it by a link of our own. */
  abstract markEmailConfirmed(storeKey: string, customerId: string): Promise<void>;
  /** Gives guests' orders with the customer's e-mail address to the customer. Returns how many. */
  abstract joinGuestOrders(storeKey: string, customer: Pick<KnownCustomer, 'id' | 'email'>): Promise<number>;
}
