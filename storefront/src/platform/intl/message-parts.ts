interface PartSources {
  /** Beginnings of the paths of sources whose messages load with the part, unless code of every page defines them too. */
  readonly sources: readonly string[];
  /** Beginnings of the paths of modules that are loaded on demand together with these messages (`withMessages`). */
  readonly loadedWith: readonly string[];
}

/** Messages that a page loads only if it shows them. All other messages load with every page. The build checks the table. */
export const MESSAGE_PARTS = {
  account: {
    sources: ['features/account/', 'platform/errors/', 'ui/AddressText'],
    loadedWith: [
      'features/account/AccountMenu',
      'features/account/ArrivalNotice',
      'routes/checkout.create-account',
      'routes/checkout.login',
      'routes/checkout.password-reset',
      'routes/create-account',
      'routes/log-out',
      'routes/login',
      'routes/my-account',
      'routes/my-orders',
      'routes/password-reset',
    ],
  },
  addresses: {
    sources: ['features/addresses/'],
    loadedWith: [
      'features/addresses/SuggestedPlace',
      'routes/checkout.addresses',
      'routes/my-account.billing-details',
      'routes/my-account.shipping-details',
    ],
  },
  cart: {
    sources: ['features/cart/', 'platform/errors/', 'platform/facts/'],
    loadedWith: ['features/cart/CartDrawer', 'routes/checkout.cart'],
  },
  checkout: {
    sources: [
      'features/order-confirmation/',
      'features/order-summary/',
      'features/payment/',
      'platform/cash-on-delivery/',
      'platform/errors/',
      'ui/AddressText',
    ],
    loadedWith: [
      'features/payment/',
      'routes/adyen-payment-error',
      'routes/checkout.addresses',
      'routes/checkout.payment',
      'routes/checkout.thank-you',
      'routes/my-account.my-orders.$orderNumber',
      'routes/my-orders',
    ],
  },
  consent: {
    sources: ['features/consent/messages'],
    loadedWith: ['features/consent/ConsentSettings', 'features/consent/ServerConsentBanner'],
  },
  home: {
    sources: ['features/reasons/', 'platform/facts/', 'screens/home/messages'],
    loadedWith: ['routes/index.tsx'],
  },
  information: { sources: ['screens/information/'], loadedWith: ['screens/information/InformationScreen'] },
  listing: {
    sources: ['features/listing/', 'platform/facts/', 'screens/search/'],
    loadedWith: ['features/listing/', 'routes/$slug', 'routes/c.$slug', 'routes/search', 'screens/search/'],
  },
  loyalty: { sources: ['features/loyalty-card/'], loadedWith: ['routes/my-account.loyalty-card'] },
  opinions: { sources: ['features/my-reviews/'], loadedWith: ['routes/my-account.my-reviews'] },
  orders: { sources: ['features/my-orders/'], loadedWith: ['routes/my-account.my-orders', 'routes/my-orders'] },
  newsletter: {
    sources: ['features/newsletter/', 'platform/errors/'],
    loadedWith: [
      'features/newsletter/FooterNewsletter',
      'routes/checkout.addresses',
      'routes/my-account.my-newsletter',
      'screens/newsletter/NewsletterScreen',
    ],
  },
  vat: {
    sources: ['platform/vat-number/'],
    loadedWith: [
      'platform/vat-number/VatIssues',
      'routes/checkout.addresses',
      'routes/my-account.billing-details',
      'routes/my-account.my-profile',
      'routes/my-account.shipping-details',
    ],
  },
  product: {
    sources: [
      'features/motion/',
      'platform/facts/',
      'screens/product/details-messages',
      'screens/product/SuggestedProducts',
    ],
    loadedWith: ['features/motion/ProductMotion', 'screens/product/Details', 'screens/product/SuggestedProducts'],
  },
  reviews: { sources: ['features/reviews/'], loadedWith: ['features/reviews/ProductReviews'] },
} as const satisfies Readonly<Record<string, PartSources>>;

export type MessagePart = keyof typeof MESSAGE_PARTS;

/** The messages of every page. */
export const EVERY_PAGE = 'shop';

const startsWithOneOf = (name: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => name.startsWith(beginning));

const parts: readonly (readonly [string, PartSources])[] = Object.entries(MESSAGE_PARTS);

/** Returns the parts that include a source's messages; its name is relative to `src`. */
export function partsOfSource(name: string): readonly string[] {
  const found = parts.filter(([, { sources }]) => startsWithOneOf(name, sources)).map(([part]) => part);
  return found.length > 0 ? found : [EVERY_PAGE];
}

/** Returns the parts whose messages are loaded together with a module; its name is relative to `src`. */
export function partsLoadedWith(name: string): readonly string[] {
  return parts.filter(([, { loadedWith }]) => startsWithOneOf(name, loadedWith)).map(([part]) => part);
}

/** Returns the name of the file with a locale's messages: the locale's own, its language's, or English. */
export function messagesName(locale: string, names: readonly string[]): string {
  const [language = ''] = locale.split('-');
  return [locale, language].find((name) => names.includes(name)) ?? 'en';
}
