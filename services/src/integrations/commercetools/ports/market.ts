/** For whom the catalogue is read: which store's products, prices in which currency and country, texts in which languages first. */
export interface Market {
  readonly storeKey: string;
  readonly countryCode: string;
  readonly currencyCode: string;
  /** Locales and languages, best first, English last. */
  readonly languages: readonly string[];
}

/** Channels of a store: where its prices apply and where its goods lie. */
export interface StoreChannels {
  readonly distributionChannelId: string | undefined;
  readonly supplyChannelId: string | undefined;
}
