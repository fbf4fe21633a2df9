/** The payment provider of a page's browser. */
export interface ProviderOfPage {
  readonly environment: 'test' | 'live';
  /** The base of a sandbox, in place of the provider's own hosts; undefined for those. */
  readonly browserBase: string | undefined;
}

/** The additional origins of the page with the payment provider's form. */
export interface PaymentOrigins {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connections: readonly string[];
  readonly frames: readonly string[];
  readonly forms: readonly string[];
}

/** The pages with the provider's form: the payment step, and the cart with its express buttons. */
const PAGES: ReadonlySet<string> = new Set(['/checkout/payment', '/checkout/cart']);

/** 3-D Secure shows the page of the card's bank, which can be any bank. */
const ANY_BANK = 'https:';
const WALLET_SCRIPTS = ['https://pay.google.com', 'https://applepay.cdn-apple.com'];
const WALLET_HOSTS = ['https://pay.google.com', 'https://google.com', 'https://www.google.com'];
const WALLET_IMAGES = ['https://www.gstatic.com', 'https://applepay.cdn-apple.com'];

const hostsOf = (environment: ProviderOfPage['environment']) => ({
  api: `https://checkoutshopper-${environment}.adyen.com`,
  files: `https://checkoutshopper-${environment}.cdn.adyen.com`,
  statistics: `https://checkoutanalytics-${environment}.adyen.com`,
});

/** Returns what a page may load from the payment provider; undefined for pages without its form. */
export function paymentOrigins(path: string, provider: ProviderOfPage | undefined): PaymentOrigins | undefined {
  if (!provider || !PAGES.has(path)) return undefined;
  if (provider.browserBase !== undefined) {
    const { origin } = new URL(provider.browserBase);
    return { scripts: [], images: [origin], connections: [origin], frames: [origin], forms: [origin] };
  }
  const { api, files, statistics } = hostsOf(provider.environment);
  return {
    scripts: WALLET_SCRIPTS,
    images: [api, files, ...WALLET_IMAGES],
    connections: [api, files, statistics, ...WALLET_HOSTS],
    frames: [api, ANY_BANK],
    forms: [ANY_BANK],
  };
}
