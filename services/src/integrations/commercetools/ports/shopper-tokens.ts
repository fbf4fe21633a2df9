/** What proves to the backend who a shopper is. Seconds since 1970. */
export interface ShopperToken {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
  /** Whose the token is, as its scope says; undefined for an anonymous shopper's. */
  readonly customerId?: string | undefined;
}

/** The token of somebody who is signed in. */
export interface CustomerToken extends ShopperToken {
  readonly customerId: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Opens, renews and ends the shoppers' own sessions with the commerce backend. */
export abstract class ShopperTokens {
  /** A new anonymous shopper of a store, known to the backend by `anonymousId`. */
  abstract openAnonymous(storeKey: string, anonymousId: string): Promise<ShopperToken>;
  /** A session of a store's customer; undefined when there is none with this e-mail address and password. */
  abstract openCustomer(storeKey: string, credentials: Credentials): Promise<CustomerToken | undefined>;
  /** A fresh token for the same shopper; undefined when the backend knows the refresh token no more. */
  abstract renew(refreshToken: string): Promise<ShopperToken | undefined>;
  /** Ends a session: its tokens are good for nothing from here on. */
  abstract revoke(token: Pick<ShopperToken, 'accessToken' | 'refreshToken'>): Promise<void>;
}
