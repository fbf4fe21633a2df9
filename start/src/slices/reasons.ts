import type { Reason } from './lint.js';

/** Why a section has no file or folder of its name in a layer. The lint fails for an unnecessary reason. */
export const REASONS: readonly Reason[] = [
  {
    layer: 'services',
    nouns: ['bank-transfer'],
    why: 'orders, mails and invoices show the account, payments offers the method, and store-sync copies the account',
  },
  {
    layer: 'services',
    nouns: ['brand'],
    why: 'catalogue, mails, loyalty-cards, invoices and the files of storefront-host each read its name, assortment or look',
  },
  {
    layer: 'services',
    nouns: ['online-payment'],
    why: 'online-payments takes them, payments stores them, and integrations/adyen sends them',
  },
  {
    layer: 'services',
    nouns: ['campaigns'],
    why: 'listings, cached pages and the sync to the backend each read one value of it; the rule is in domain',
  },
  {
    layer: 'services',
    nouns: ['vat-number'],
    why: 'the format is one check among those of an address and of an account; vat-check queries the registers',
  },
  {
    layer: 'services',
    nouns: ['seller'],
    why: 'invoices, mails and payment codes name the seller, and the VAT check takes its number',
  },
  {
    layer: 'services',
    nouns: ['page-slugs'],
    why: 'sitemap, head links and readiness of storefront-host each read the addresses of pages',
  },
  {
    layer: 'services',
    nouns: ['cookie-consent'],
    why: 'consent records every choice about data, also those about cookies',
  },
  {
    layer: 'services',
    nouns: ['parcel-tracking'],
    why: 'mails and the own orders of a customer each link to the page of the carrier',
  },
  {
    layer: 'services',
    nouns: ['consumer-rights'],
    why: 'mails state the days for returns and the years of guarantee, and my-orders computes until when an order may be returned',
  },
  {
    layer: 'services',
    nouns: ['feature-toggles', 'store-flags', 'shopping-limits'],
    why: 'a feature reads the toggle, flag or limit that is about it',
  },
  {
    layer: 'services',
    nouns: ['merchant-account'],
    why: 'online-payments, payment-webhooks and reconciliation each name the account to the provider or read its name',
  },
  {
    layer: 'services',
    nouns: ['postal-code', 'street-number'],
    why: 'the format is one check among those of an address, in the cart and in the account',
  },
  {
    layer: 'services',
    nouns: ['tax-rate'],
    why: 'net prices, mails and the sync to the backend each read the rates; the rules are in domain',
  },
  {
    layer: 'storefront',
    nouns: ['cookie-consent'],
    why: 'features/consent and platform/consent have the question and the choice',
  },
  {
    layer: 'storefront',
    nouns: ['online-payment'],
    why: 'the folder online of the payment feature has the form of the payment provider',
  },
  {
    layer: 'storefront',
    nouns: ['brand'],
    why: "a brand is the look of every page: tokens in a stylesheet, layout classes in ui, the head's links",
  },
  {
    layer: 'storefront',
    nouns: ['client-type'],
    why: 'private or business is one choice in the form of features/addresses',
  },
  {
    layer: 'storefront',
    nouns: ['low-stock'],
    why: 'its limits decide the level that platform/stock computes and ui/StockBadge shows',
  },
  {
    layer: 'storefront',
    nouns: ['page-slugs'],
    why: 'platform/information makes the links to these pages',
  },
  {
    layer: 'storefront',
    nouns: ['consumer-rights'],
    why: 'the strip above the header, features/reasons, the buy box and the information pages each put its numbers into a text',
  },
  {
    layer: 'storefront',
    nouns: ['tax-rate'],
    why: 'features/reasons, the buy box and the information pages each put the rate into a text',
  },
  {
    layer: 'storefront',
    nouns: ['feature-toggles', 'shopping-limits'],
    why: 'a feature reads the toggle or limit that is about it',
  },
  {
    layer: 'storefront',
    nouns: ['postal-code'],
    why: 'the format is one check among those of an address; the wallets of the cart page show its example',
  },
  {
    layer: 'console',
    nouns: ['bank-transfer'],
    why: 'the common screen shows it; its readers format an IBAN in groups of four',
  },
  {
    layer: 'console',
    nouns: ['search-index'],
    why: 'the common screen shows the names; the state of the indexes belongs to systems',
  },
  {
    layer: 'console',
    nouns: ['online-payment'],
    why: 'the common screen shows it; the Systems page lists payments without an answer',
  },
  {
    layer: 'browser-test',
    nouns: ['cookie-consent'],
    why: 'e2e/consent.spec.ts answers the question',
  },
  {
    layer: 'browser-test',
    nouns: ['client-type', 'shipping-cost'],
    why: 'e2e/purchase.spec.ts buys with it',
  },
  {
    layer: 'browser-test',
    nouns: ['low-stock'],
    why: 'e2e/category-filter.spec.ts reads the stock level of the cards',
  },
  {
    layer: 'browser-test',
    nouns: ['page-slugs'],
    why: 'e2e/sections.spec.ts publishes a slug and opens its page',
  },
  {
    layer: 'browser-test',
    nouns: ['seller'],
    why: 'e2e/contact.spec.ts reads the address on the contact page',
  },
  {
    layer: 'browser-test',
    nouns: ['consumer-rights'],
    why: 'e2e/matrix.spec.ts publishes the days for returns and reads them on a page',
  },
  {
    layer: 'browser-test',
    nouns: ['customer-care'],
    why: 'e2e/contact.spec.ts reads phone number, hours and e-mail address on the contact page',
  },
  {
    layer: 'browser-test',
    nouns: ['feature-toggles'],
    why: 'the test of a feature sets its toggle, as e2e/live-cart.spec.ts and e2e/address-services.spec.ts do',
  },
  {
    layer: 'browser-test',
    nouns: ['postal-code', 'shopping-limits'],
    why: 'e2e/bad-input.spec.ts types a postal code and a quantity that are refused',
  },
  {
    layer: 'browser-test',
    nouns: ['tax-rate'],
    why: 'e2e/online-payment.spec.ts compares the tax of an order; e2e/new-country.spec.ts enters a rate',
  },
];
