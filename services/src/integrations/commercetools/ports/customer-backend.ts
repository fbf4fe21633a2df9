import type { CustomerType } from '@manifold/domain/customer/contract';
import type { Shopper } from './cart-backend.js';
import type { AddressRecord, CartRecord } from './cart-records.js';
import type { Credentials } from './shopper-tokens.js';

/** What an address of the book is for. */
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
  /** Null where nobody ever said. */
  readonly customerType: CustomerType | null;
  readonly locale: string | null;
  readonly addresses: readonly CustomerAddressRecord[];
  readonly billingAddressIds: readonly string[];
  readonly shippingAddressIds: readonly string[];
  readonly defaultBillingAddressId: string | null;
  readonly defaultShippingAddressId: string | null;
}

/** A customer at the version that a change was decided on. */
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
  /** The active cart, recalculated; null where there is none. */
  readonly cart: CartRecord | null;
}

/** A customer's text that can be set; null takes it away. */
type TextField = 'firstName' | 'lastName' | 'dateOfBirth' | 'vatId';

/** One change of a customer. An address that is added is named by its key until it has an id. */
export type CustomerChange =
  | { readonly change: 'set-text'; readonly field: TextField; readonly text: string | null }
  | { readonly change: 'set-email'; readonly email: string }
  | { readonly change: 'set-customer-type'; readonly customerType: CustomerType; readonly isFirst: boolean }
  | {
      readonly change: 'add-address';
      readonly address: AddressRecord;
      readonly key: string;
      /** Undefined for an address that is kept for no use yet. */
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

/** A token that is to be mailed, and to whom. */
export interface MailedToken {
  readonly email: string;
  readonly value: string;
  /** An ISO instant. */
  readonly expiresAt: string;
}

/**
 * A store's customers. What is done for a shopper is done with the shopper's own token, so that the backend enforces whose
 * it is; a refused token is `ShopError('not-signed-in')`. Refusals that blame a field name it.
 */
export abstract class CustomerBackend {
  /** The shopper's own account; null for somebody who has none. */
  abstract me(shopper: Shopper): Promise<CustomerRecord | null>;
  /** Checks the credentials; what the shopper did before becomes the customer's. `sign-in-failed` where they are wrong. */
  abstract signIn(shopper: Shopper, credentials: Credentials): Promise<SignedIn>;
  /** Makes an account; what the shopper did before becomes the customer's. */
  abstract signUp(shopper: Shopper, customer: NewCustomer): Promise<SignedIn>;
  /** All changes or none. A concurrent change is met once by trying again on the newest version, unless `exact` forbids it. */
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
  /** A token to set a new password with; older ones end. Undefined where the store has no such customer. */
  abstract passwordToken(storeKey: string, email: string): Promise<MailedToken | undefined>;
  /** Returns the e-mail address of the customer whose password it is. */
  abstract resetPassword(storeKey: string, tokenValue: string, newPassword: string): Promise<string>;
  /** A token to confirm the e-mail address with; older ones end. Undefined where the customer is gone. */
  abstract emailToken(storeKey: string, customerId: string): Promise<MailedToken | undefined>;
  abstract confirmEmail(storeKey: string, tokenValue: string): Promise<void>;
}
