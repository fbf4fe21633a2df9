/** A shopper's OAuth token. `expiresAt` is in seconds since 1970. */
export interface ShopperToken {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
  /** The customer in the token's scope; undefined for an anonymous shopper. */
  readonly customerId?: string | undefined;
}

/** The token of a signed-in customer. */
export interface CustomerToken extends ShopperToken {
  readonly customerId: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Opens, renews and ends the shoppers' sessions with the commerce backend. */
export abstract class ShopperTokens {
  /** Opens a session for a new anonymous shopper of a store. */
  abstract openAnonymous(storeKey: string, anonymousId: string): Promise<ShopperToken>;
  /** Opens a session for a store's customer; returns undefined for wrong credentials. */
  abstract openCustomer(storeKey: string, credentials: Credentials): Promise<CustomerToken | undefined>;
  /** Renews a shopper's token; returns undefined if the refresh token is no longer valid. */
  abstract renew(refreshToken: string): Promise<ShopperToken | undefined>;
  /** Ends a session by revoking its tokens. */
  abstract revoke(token: Pick<ShopperToken, 'accessToken' | 'refreshToken'>): Promise<void>;
}
