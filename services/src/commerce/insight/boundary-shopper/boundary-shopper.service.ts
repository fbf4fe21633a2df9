import { money } from '@manifold/domain/money/money';
import {
  BOUNDARY_STEPS,
  type BoundaryStep,
  type BoundaryTrial,
  type MoneyLimit,
  type TriedLimit,
} from '@manifold/domain/money-limit/contract';
import { expectedAnswer } from '@manifold/domain/money-limit/expected-answer';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { defaultLocale } from '@manifold/domain/store/default-locale';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Env } from '../../../platform/env/env.js';
import { LOGGER } from '../../../platform/logging/logging.module.js';
import { MONEY_LIMITS } from '../../../store-config/index.js';
import { marketOf, SessionSlot, type Visit } from '../../visit/index.js';
import { answerOf, wantedAmount } from './limit-questions.js';
import { TrialCarts, type TrialCart } from './trial-carts.service.js';

/**
 * A shopper of ours who goes to a store's money limits with a real cart and asks, as any shopper would, what is allowed there.
 * It orders nothing, and the cart is thrown away.
 */
@Injectable()
export class BoundaryShopper {
  constructor(
    private readonly carts: TrialCarts,
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Whether things may be tried in this commerce project: in a sandbox, or where BOUNDARY_SHOPPER says so. */
  get isOff(): boolean {
    return !this.env.boundaryShopper;
  }

  /**
   * What becomes of carts one cent below, at and one cent above each limit of a store, as its snapshot has it: published, or
   * a draft's. Refuses with `not-allowed` where nothing may be tried, and with what the shop itself refuses on the way.
   */
  async tries(snapshot: Snapshot, limits: readonly MoneyLimit[] = MONEY_LIMITS): Promise<TriedLimit[]> {
    if (this.isOff)
      throw new ShopError('not-allowed', { message: 'This commerce project is not one to try things in' });
    if (limits.length === 0) return [];
    const visit = visitOf(snapshot);
    try {
      const cart = await this.carts.begin(visit);
      const tried: TriedLimit[] = [];
      // One after the other: they share a cart.
      for (const limit of limits) tried.push(await this.tried(visit, cart, limit));
      return tried;
    } finally {
      await this.carts.end(visit).catch((error: unknown) => {
        // It is marked, counts as nobody's, and is gone after a day.
        this.logger.warn({ err: error, storeKey: snapshot.storeKey }, 'cart of a trial not thrown away');
      });
    }
  }

  private async tried({ snapshot, market }: Visit, cart: TrialCart, limit: MoneyLimit): Promise<TriedLimit> {
    const { sections } = snapshot.document;
    const amount = (sections[limit.section] as Readonly<Record<string, unknown>>)[limit.field];
    const tries: BoundaryTrial[] = [];
    for (const step of typeof amount === 'number' ? BOUNDARY_STEPS : []) {
      tries.push(await this.tryAt(cart, limit, { step, centAmount: Number(amount) + step }, snapshot));
    }
    return { ...limit, storeKey: snapshot.storeKey, currencyCode: market.currencyCode, tries };
  }

  private async tryAt(
    cart: TrialCart,
    { question }: MoneyLimit,
    { step, centAmount }: { readonly step: BoundaryStep; readonly centAmount: number },
    snapshot: Snapshot,
  ): Promise<BoundaryTrial> {
    const brought = await cart.bringTo(
      money(centAmount, snapshot.document.sections.store.currencyCode),
      wantedAmount(question),
    );
    const expected = expectedAnswer(question, step, snapshot.document);
    if (!brought) return { step, centAmount, isAllowed: null, isExpected: true, reason: null };
    const { isAllowed, reason } = await answerOf(question, { cart: brought, snapshot, offers: () => cart.offers() });
    return { step, centAmount, isAllowed, isExpected: isAllowed === expected, reason };
  }
}

function visitOf(snapshot: Snapshot): Visit {
  const { locale } = defaultLocale(snapshot.document.sections.store);
  return { snapshot, locale, market: marketOf(snapshot, locale), session: new SessionSlot(undefined) };
}
