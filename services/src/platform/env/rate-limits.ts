/** A number of requests (points) within a number of seconds. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;

/** The limits per session. The limits per address are twenty times as high. Visitors without a session have only those. */
export const RATE_LIMITS = {
  'new-session': { points: 10, seconds: MINUTE },
  /** Codes that were refused. */
  coupon: { points: 5, seconds: QUARTER_HOUR },
  /** Connections of the live cart channel: one for every page load, each with a read of the cart. */
  'live-cart': { points: 20, seconds: 10 },
  search: { points: 60, seconds: MINUTE },
  /** Searches of the order desk; the session is the member of staff. */
  'order-desk': { points: 60, seconds: MINUTE },
  /** Mails of one order that a member of staff sends again. The session consists of order and person. */
  'order-mail': { points: 5, seconds: 60 * MINUTE },
  /** Mails with test data that a member of staff sends to their own address. */
  'test-mail': { points: 10, seconds: 10 * MINUTE },
  'support-form': { points: 3, seconds: 10 * MINUTE },
  /** Each may send a mail to another person's address. */
  newsletter: { points: 5, seconds: 10 * MINUTE },
  /** Links of newsletters: confirmations and cancellations. */
  'newsletter-link': { points: 20, seconds: 10 * MINUTE },
  /** Webhooks that were refused; they have no session. */
  'refused-webhook': { points: 3, seconds: MINUTE },
  /** Each may be a request to a public register. */
  'vat-check': { points: 10, seconds: 10 * MINUTE },
  /** Each is a request to the payment provider: one for every cart or payment page. */
  'payment-methods': { points: 100, seconds: 10 * MINUTE },
  /** Each may try a card at the payment provider. */
  payment: { points: 20, seconds: 10 * MINUTE },
  /** Returns from a bank or an action: a payment by card may need three. Each is a request to the payment provider. */
  'payment-details': { points: 60, seconds: 10 * MINUTE },
  /** Returns that belong to no known payment: the browser lost its session, or a stranger made them up. */
  'unknown-payment-details': { points: 5, seconds: 10 * MINUTE },
  /** Each is a request that costs money. */
  'address-check': { points: 20, seconds: 10 * MINUTE },
  /** Choices about cookies; most visitors have no session. */
  'cookie-consent': { points: 20, seconds: 10 * MINUTE },
  /** Cards for wallets; each is signed. */
  'wallet-card': { points: 20, seconds: 10 * MINUTE },
  /** A request for each pause while an address is typed. */
  'address-suggestions': { points: 150, seconds: 10 * MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof RATE_LIMITS;
export type Limits = Readonly<Record<LimitName, Limit>>;

/** Offices and mobile networks share one address. */
export const ADDRESS_FACTOR = 20;

const isLimit = (name: string): name is LimitName => Object.hasOwn(RATE_LIMITS, name);
const WRITTEN = /^([a-z-]+)=([1-9]\d{0,5})\/([1-9]\d{0,4})$/;

/**
 * Returns the built-in limits with the overrides of a text (`name=points/seconds`, separated by commas), all points multiplied
 * by a factor. Throws if the text names an unknown limit, or if a deployment sets a factor.
 */
export function rateLimits(text: string | undefined, factor: number, embedded: boolean): Limits {
  if (factor !== 1 && !embedded) throw new Error('RATE_LIMIT_FACTOR is only for the embedded start');
  const limits: Record<LimitName, Limit> = { ...RATE_LIMITS };
  for (const part of text?.split(',') ?? []) {
    const [, name = '', points, seconds] = WRITTEN.exec(part.trim()) ?? [];
    if (!isLimit(name)) throw new Error('RATE_LIMITS must be name=points/seconds, separated by commas');
    limits[name] = { points: Number(points), seconds: Number(seconds) };
  }
  const raised = Object.entries(limits).map(([name, limit]) => [name, { ...limit, points: limit.points * factor }]);
  return Object.fromEntries(raised) as Limits;
}
