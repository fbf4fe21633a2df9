import { POLISH_BANKS, type Bank } from './polish-banks.js';

/** How a shopper pays: in the card fields, in a wallet, on another page, without leaving, or later with a voucher. */
type Flow = 'card' | 'wallet' | 'redirect' | 'direct' | 'voucher';

/** The fields that a payment request must contain in addition to amount, reference and return address. */
export type Requirement = 'company' | 'no-company' | 'line-items' | 'shopper' | 'billing-address' | 'device' | 'issuer';

export interface Method {
  /** The provider's name of the method. */
  readonly type: string;
  readonly name: string;
  readonly flow: Flow;
  /** Undefined: all countries of the table below. */
  readonly countries?: readonly string[];
  /** Whether an authorised amount is collected without a capture request. */
  readonly capture: 'immediate' | 'on-request';
  readonly requires: readonly Requirement[];
  readonly brands?: readonly string[];
  readonly issuers?: readonly Bank[];
  readonly configuration?: Readonly<Record<string, string>>;
  /** The highest amount in minor units of the currency. */
  readonly maximum?: number;
}

const KLARNA = 'AT BE CH CZ DE DK ES FI FR GB GR HU IE IT NL NO PL PT RO SE SK'.split(' ');
const CARD_BRANDS = ['visa', 'mc', 'amex', 'maestro'];
const INVOICE = ['line-items', 'shopper', 'billing-address'] as const;

/** The methods of the simulated contract. The order is the order of the answer. */
const METHODS: readonly Method[] = [
  { type: 'scheme', name: 'Cards', flow: 'card', capture: 'on-request', requires: [], brands: CARD_BRANDS },
  {
    type: 'paypal',
    name: 'PayPal',
    flow: 'redirect',
    // As with cards: the merchant's account captures on request, and a payment may ask for it at once.
    capture: 'on-request',
    requires: [],
    configuration: { merchantId: 'SIMULATED', intent: 'capture' },
  },
  {
    type: 'applepay',
    name: 'Apple Pay',
    flow: 'wallet',
    capture: 'on-request',
    requires: [],
    brands: CARD_BRANDS,
    configuration: { merchantId: 'merchant.test.manifold', merchantName: 'Simulated wallet' },
  },
  {
    type: 'googlepay',
    name: 'Google Pay',
    flow: 'wallet',
    capture: 'on-request',
    requires: [],
    brands: CARD_BRANDS,
    configuration: { merchantId: 'SIMULATED', gatewayMerchantId: 'SIMULATED' },
  },
  { type: 'ideal', name: 'iDEAL', flow: 'redirect', countries: ['NL'], capture: 'immediate', requires: [] },
  {
    type: 'onlineBanking_PL',
    name: 'Online Banking Poland',
    flow: 'redirect',
    countries: ['PL'],
    capture: 'immediate',
    requires: ['issuer'],
    issuers: POLISH_BANKS,
  },
  {
    type: 'multibanco',
    name: 'Multibanco',
    flow: 'voucher',
    countries: ['PT'],
    capture: 'immediate',
    requires: [],
    maximum: 9_999_999,
  },
  { type: 'twint', name: 'TWINT', flow: 'redirect', countries: ['CH'], capture: 'on-request', requires: [] },
  {
    type: 'mobilepay',
    name: 'MobilePay',
    flow: 'redirect',
    countries: ['DK', 'FI'],
    capture: 'on-request',
    requires: [],
  },
  {
    type: 'klarna',
    name: 'Pay later with Klarna.',
    flow: 'redirect',
    countries: KLARNA,
    capture: 'on-request',
    requires: ['no-company', 'line-items'],
  },
  {
    type: 'klarna_account',
    name: 'Pay over time with Klarna.',
    flow: 'redirect',
    countries: ['AT', 'DE', 'FI', 'GB', 'NO', 'SE'],
    capture: 'on-request',
    requires: ['no-company', 'line-items'],
  },
  {
    type: 'klarna_b2b',
    name: 'Billie',
    flow: 'redirect',
    countries: ['AT', 'DE', 'FI', 'FR', 'GB', 'NL', 'SE'],
    capture: 'on-request',
    requires: ['company', ...INVOICE],
  },
  {
    type: 'ratepay',
    name: 'Ratepay',
    flow: 'direct',
    countries: ['AT', 'CH', 'DE', 'NL'],
    capture: 'on-request',
    requires: ['no-company', 'device', ...INVOICE],
  },
];

/** The currencies that a country's shoppers pay in. */
const CURRENCIES: Readonly<Record<string, readonly string[]>> = {
  BG: ['BGN', 'EUR'],
  CH: ['CHF'],
  CZ: ['CZK'],
  DK: ['DKK'],
  GB: ['GBP'],
  HU: ['HUF'],
  NO: ['NOK'],
  PL: ['PLN'],
  RO: ['RON'],
  SE: ['SEK'],
  ...Object.fromEntries('AT BE DE ES FI FR GR HR IE IT LT NL PT SI SK'.split(' ').map((country) => [country, ['EUR']])),
};

/** All currencies of the contract. */
export const ALL_CURRENCIES: ReadonlySet<string> = new Set([...Object.values(CURRENCIES).flat(), 'USD']);

export const findMethod = (type: string): Method | undefined => METHODS.find((method) => method.type === type);

/** A place and an amount in minor units; an absent part is not checked. */
export interface Purchase {
  readonly countryCode?: string | undefined;
  readonly amount?: { readonly currency: string; readonly value: number } | undefined;
}

/** Returns whether the method can pay this purchase. */
export function isPossible({ countries, maximum }: Method, { countryCode, amount }: Purchase): boolean {
  if (countryCode !== undefined && !(countries ?? Object.keys(CURRENCIES)).includes(countryCode)) return false;
  if (!amount) return true;
  if (maximum !== undefined && amount.value > maximum) return false;
  if (countryCode !== undefined) return (CURRENCIES[countryCode] ?? []).includes(amount.currency);
  const possible = countries?.flatMap((country) => CURRENCIES[country] ?? []) ?? [...ALL_CURRENCIES];
  return possible.includes(amount.currency);
}

/** Returns the methods for a purchase, in the order of the table. */
export const possibleMethods = (purchase: Purchase): readonly Method[] =>
  METHODS.filter((method) => isPossible(method, purchase));
