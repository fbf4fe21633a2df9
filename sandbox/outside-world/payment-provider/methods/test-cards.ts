/** The course of a payment with a test card. */
export type CardOutcome =
  /** Authorised at once. */
  | { readonly kind: 'authorised' }
  /** 3-D Secure: the browser is identified, then the payment is authorised without a challenge. */
  | { readonly kind: 'frictionless' }
  /** 3-D Secure: the shopper must answer a challenge, in the page or, without native 3-D Secure, on another page. */
  | { readonly kind: 'challenge' }
  /** 3-D Secure, always on another page. */
  | { readonly kind: 'redirect' }
  /** 3-D Secure on another page, and after the return a challenge in the page. */
  | { readonly kind: 'redirect-and-challenge' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'cancelled' }
  /** The result follows later, from a choice on the sandbox's page. */
  | { readonly kind: 'pending' }
  /** Authorised, but the first request gets no answer. */
  | { readonly kind: 'no-answer' }
  /** The provider fails with a server error and processes nothing. */
  | { readonly kind: 'unavailable' };

/** The provider's code and text of a refusal. */
export interface Refusal {
  readonly code: string;
  readonly reason: string;
}

export const REFUSALS = {
  refused: { code: '2', reason: 'Refused' },
  blocked: { code: '5', reason: 'Blocked Card' },
  expired: { code: '6', reason: 'Expired Card' },
  notAuthenticated: { code: '11', reason: '3D Not Authenticated' },
  balance: { code: '12', reason: 'Not enough balance' },
  cancelled: { code: '15', reason: 'Cancelled' },
  shopperCancelled: { code: '16', reason: 'Shopper Cancelled' },
  fraud: { code: '20', reason: 'FRAUD' },
  cvc: { code: '24', reason: 'CVC Declined' },
} as const satisfies Record<string, Refusal>;

export type Brand = 'visa' | 'mc' | 'amex' | 'maestro';

export interface TestCard {
  readonly number: string;
  readonly brand: Brand;
  readonly outcome: CardOutcome;
  /** The outcome in words, for the sandbox's page. */
  readonly effect: string;
}

const refused = (refusal: Refusal): CardOutcome => ({ kind: 'refused', refusal });

/** The only cards that the sandbox accepts. The card field sends no other number. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'visa', outcome: { kind: 'authorised' }, effect: 'authorised' },
  { number: '5555341244441115', brand: 'mc', outcome: { kind: 'authorised' }, effect: 'authorised' },
  { number: '370000000000002', brand: 'amex', outcome: { kind: 'authorised' }, effect: 'authorised' },
  { number: '6771798021000008', brand: 'maestro', outcome: { kind: 'authorised' }, effect: 'authorised' },
  {
    number: '5201281505129736',
    brand: 'mc',
    outcome: { kind: 'frictionless' },
    effect: '3-D Secure without a challenge',
  },
  { number: '4917610000000000', brand: 'visa', outcome: { kind: 'challenge' }, effect: '3-D Secure with a challenge' },
  { number: '5454545454545454', brand: 'mc', outcome: { kind: 'challenge' }, effect: '3-D Secure with a challenge' },
  { number: '4212345678901245', brand: 'visa', outcome: { kind: 'redirect' }, effect: '3-D Secure on another page' },
  {
    number: '4000000000003220',
    brand: 'visa',
    outcome: { kind: 'redirect-and-challenge' },
    effect: '3-D Secure on another page, then a challenge in the shop',
  },
  { number: '4000000000000002', brand: 'visa', outcome: refused(REFUSALS.refused), effect: 'refused' },
  {
    number: '4000000000009995',
    brand: 'visa',
    outcome: refused(REFUSALS.balance),
    effect: 'refused: not enough balance',
  },
  { number: '4000000000000069', brand: 'visa', outcome: refused(REFUSALS.expired), effect: 'refused: expired card' },
  { number: '4000000000000101', brand: 'visa', outcome: refused(REFUSALS.blocked), effect: 'refused: blocked card' },
  { number: '4000000000000259', brand: 'visa', outcome: refused(REFUSALS.fraud), effect: 'refused: fraud' },
  { number: '4000000000000341', brand: 'visa', outcome: { kind: 'cancelled' }, effect: 'cancelled' },
  { number: '4000000000000077', brand: 'visa', outcome: { kind: 'pending' }, effect: 'pending until decided below' },
  {
    number: '4000000000000119',
    brand: 'visa',
    outcome: { kind: 'no-answer' },
    effect: 'authorised, but the first answer is lost',
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    outcome: { kind: 'unavailable' },
    effect: 'server error, nothing is processed',
  },
];

/** The security code that the sandbox accepts for each brand. */
export const SECURITY_CODES: Readonly<Record<Brand, string>> = { visa: '737', mc: '737', maestro: '737', amex: '7373' };

export const findCard = (number: string): TestCard | undefined => TEST_CARDS.find((card) => card.number === number);
