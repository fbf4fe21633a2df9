/** What proves to the backend who a shopper is. Seconds since 1970. */
export interface ShopperToken {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
}

/** Opens and renews the shoppers' own sessions with the commerce backend. */
export abstract class ShopperTokens {
  /** A new anonymous shopper of a store, known to the backend by `anonymousId`. */
  abstract openAnonymous(storeKey: string, anonymousId: string): Promise<ShopperToken>;
  /** A fresh token for the same shopper; undefined when the backend knows the refresh token no more. */
  abstract renew(refreshToken: string): Promise<ShopperToken | undefined>;
}
