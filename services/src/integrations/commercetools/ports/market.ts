/** Selects the store's products, the country and currency of prices, and the languages of texts. */
export interface Market {
  readonly storeKey: string;
  readonly countryCode: string;
  readonly currencyCode: string;
  /** Locales and languages, best first, English last. */
  readonly languages: readonly string[];
}

/** Channels of a store: for its prices and for its stock. */
export interface StoreChannels {
  readonly distributionChannelId: string | undefined;
  readonly supplyChannelId: string | undefined;
}
