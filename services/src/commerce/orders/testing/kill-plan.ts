import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CrashPoint } from '../../payments/index.js';
import type { Course } from './persistent-shopper.js';

/** A process dies at `point` while many shoppers order at it and at the other process. */
export interface Kill {
  readonly point: CrashPoint;
  readonly course: Course;
  /** The change of the goods between cart and order. */
  readonly goods?: 'dearer' | 'sold-out';
  /** Where the other process dies before, so that there is an order to finish. */
  readonly otherPoint?: CrashPoint;
}

/** The points that an order and its payment reach. */
export const ORDER_KILLS: readonly Kill[] = [
  { point: 'attempt-created', course: 'bank' },
  { point: 'payment-noted', course: 'early-bank' },
  { point: 'payment-created', course: 'bank' },
  { point: 'cart-frozen', course: 'bank' },
  { point: 'attempt-accepted', course: 'bank' },
  { point: 'order-created', course: 'bank' },
  { point: 'order-stored', course: 'bank' },
  { point: 'payment-sent', course: 'card' },
  { point: 'payment-answered', course: 'card' },
  { point: 'details-sent', course: 'challenge' },
  { point: 'details-answered', course: 'challenge' },
  { point: 'outcome-stored', course: 'card' },
  { point: 'ended-cart-released', course: 'refused-card' },
  { point: 'release-claimed', course: 'bank', goods: 'dearer' },
  { point: 'cart-released', course: 'bank', goods: 'dearer' },
  { point: 'reversal-sent', course: 'card', goods: 'sold-out' },
  { point: 'refused-cart-released', course: 'bank', goods: 'sold-out' },
  { point: 'order-claimed', course: 'bank', otherPoint: 'attempt-accepted' },
  { point: 'order-looked-up', course: 'bank', otherPoint: 'attempt-accepted' },
];

/** The points that a webhook of the payment provider reaches. */
export const WEBHOOK_KILLS: readonly Kill[] = [
  { point: 'webhook-stored', course: 'card' },
  { point: 'webhook-booked', course: 'challenge' },
  { point: 'webhook-mirrored', course: 'challenge' },
];

/** `npm run prove:orders` sets it; `kill-9.int.spec.ts` is the short form. */
const KILLS_PER_POINT = Number(process.env['KILLS_PER_POINT'] ?? 1);
/** `KILLS_AT=payment-sent,cart-frozen` limits a run to these points. */
const WANTED_POINTS = process.env['KILLS_AT']?.split(',');
/** An unfinished run continues from here. */
const PROGRESS = 'bench/results/killed-orders.json';

type Counts = Partial<Record<CrashPoint, number>>;

const readProgress = (): Counts => (existsSync(PROGRESS) ? (JSON.parse(readFileSync(PROGRESS, 'utf8')) as Counts) : {});

/** Two processes can die in one round if the same happens to the goods, and none has to be dead before. */
const canDieTogether = (one: Kill, two: Kill): boolean =>
  one !== two && one.goods === two.goods && !one.otherPoint && !two.otherPoint;

/** How often processes have died at each point, over all runs until every point has been reached often enough. */
export class KillPlan {
  private readonly counts: Counts = readProgress();

  private constructor(private readonly kills: readonly Kill[]) {}

  /** Returns the plan for those of `kills` that the run is limited to, or undefined if there are none. */
  static for(kills: readonly Kill[]): KillPlan | undefined {
    const wanted = kills.filter(({ point }) => WANTED_POINTS?.includes(point) ?? true);
    return wanted.length > 0 ? new KillPlan(wanted) : undefined;
  }

  /** Returns where the processes die next: where there were the fewest kills; both processes if that is possible. */
  next(): Kill[] {
    const missing = this.missing.toSorted((one, two) => this.countOf(one) - this.countOf(two));
    const [first] = missing;
    const second = first && missing.find((kill) => canDieTogether(first, kill));
    return [first, second].filter((kill) => kill !== undefined);
  }

  count({ point }: Kill): void {
    this.counts[point] = (this.counts[point] ?? 0) + 1;
  }

  /** Stores the kills of a run whose orders and money are right: kills without this check prove nothing. Forgets a full plan. */
  save(): void {
    const { missing, kills } = this;
    const kept = readProgress();
    for (const { point } of kills) delete kept[point];
    if (missing.length > 0) for (const kill of kills) kept[kill.point] = this.countOf(kill);
    mkdirSync(path.dirname(PROGRESS), { recursive: true });
    writeFileSync(PROGRESS, JSON.stringify(kept));
  }

  /** Throws if a point has not been reached often enough. */
  expectComplete(): void {
    if (this.missing.length > 0) throw new Error(`Time is over: run it again to go on from ${PROGRESS}`);
  }

  toString(): string {
    return this.kills.map((kill) => `${kill.point} ${this.countOf(kill)}`).join(', ');
  }

  private get missing(): Kill[] {
    return this.kills.filter((kill) => this.countOf(kill) < KILLS_PER_POINT);
  }

  private countOf({ point }: Kill): number {
    return this.counts[point] ?? 0;
  }
}
