/** So many within so many seconds. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;

/** What is limited for one session; an address has twenty times that. Who has no session yet is limited by the address alone. */
export const RATE_LIMITS = {
  'new-session': { points: 10, seconds: MINUTE },
  /** Codes that were refused. */
  coupon: { points: 5, seconds: QUARTER_HOUR },
  search: { points: 60, seconds: MINUTE },
  'support-form': { points: 3, seconds: 10 * MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof RATE_LIMITS;
export type Limits = Readonly<Record<LimitName, Limit>>;

/** Whole offices and mobile networks share an address. */
export const ADDRESS_FACTOR = 20;

const isLimit = (name: string): name is LimitName => Object.hasOwn(RATE_LIMITS, name);
const WRITTEN = /^([a-z-]+)=([1-9]\d{0,5})\/([1-9]\d{0,4})$/;

/**
 * Returns the built-in limits with those of a text in their place, each `name=points/seconds`, with commas between them, and
 * so many times the points. Throws if the text names a limit that there is none of, and if a deployment raises them all.
 */
export function rateLimits(text: string | undefined, factor: number, embedded: boolean): Limits {
  if (factor !== 1 && !embedded) throw new Error('RATE_LIMIT_FACTOR is for the embedded start alone');
  const limits: Record<LimitName, Limit> = { ...RATE_LIMITS };
  for (const part of text?.split(',') ?? []) {
    const [, name = '', points, seconds] = WRITTEN.exec(part.trim()) ?? [];
    if (!isLimit(name)) throw new Error('RATE_LIMITS must be name=points/seconds, with commas between them');
    limits[name] = { points: Number(points), seconds: Number(seconds) };
  }
  const raised = Object.entries(limits).map(([name, limit]) => [name, { ...limit, points: limit.points * factor }]);
  return Object.fromEntries(raised) as Limits;
}
