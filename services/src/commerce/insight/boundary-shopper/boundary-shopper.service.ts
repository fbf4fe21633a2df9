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
import { askShop, comparedAmount } from './limit-questions.js';
import { TrialCarts, type TrialCart } from './trial-carts.service.js';

/**
 * Tests a store's money limits with a real cart, using the operations of a shopper. Places no orders and deletes the cart.
 */
@Injectable()
export class BoundaryShopper {
  constructor(
    private readonly carts: TrialCarts,
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Whether trial carts are disabled for this commerce project: enabled in a sandbox or by BOUNDARY_SHOPPER. */
  get isOff(): boolean {
    return !this.env.boundaryShopper;
  }

  /**
   * Tries carts one cent below, at and above each limit of a published or drafted snapshot. Throws `not-allowed` if trial carts
   * are disabled, and the refusals of the shop.
   */
  async tryLimits(snapshot: Snapshot, limits: readonly MoneyLimit[] = MONEY_LIMITS): Promise<TriedLimit[]> {
    if (this.isOff)
      throw new ShopError('not-allowed', { message: 'Trial carts are disabled for this commerce project' });
    if (limits.length === 0) return [];
    const visit = visitOf(snapshot);
    try {
      const cart = await this.carts.begin(visit);
      const tried: TriedLimit[] = [];
      // Sequential, because they share a cart.
      for (const limit of limits) tried.push(await this.tryLimit(visit, cart, limit));
      return tried;
    } finally {
      await this.carts.end(visit).catch((error: unknown) => {
        // The backend deletes marked carts after a day.
        this.logger.warn({ err: error, storeKey: snapshot.storeKey }, 'trial cart not deleted');
      });
    }
  }

  private async tryLimit({ snapshot, market }: Visit, cart: TrialCart, limit: MoneyLimit): Promise<TriedLimit> {
    const { sections } = snapshot.document;
    const amount = (sections[limit.section] as Readonly<Record<string, unknown>>)[limit.field];
    const tries: BoundaryTrial[] = [];
    for (const step of typeof amount === 'number' ? BOUNDARY_STEPS : []) {
      tries.push(await this.tryAmount(cart, limit, { step, centAmount: Number(amount) + step }, snapshot));
    }
    return { ...limit, storeKey: snapshot.storeKey, currencyCode: market.currencyCode, tries };
  }

  private async tryAmount(
    cart: TrialCart,
    { question }: MoneyLimit,
    { step, centAmount }: { readonly step: BoundaryStep; readonly centAmount: number },
    snapshot: Snapshot,
  ): Promise<BoundaryTrial> {
    const priced = await cart.setTotal(
      money(centAmount, snapshot.document.sections.store.currencyCode),
      comparedAmount(question),
    );
    const expected = expectedAnswer(question, step, snapshot.document);
    if (!priced) return { step, centAmount, isAllowed: null, isExpected: true, reason: null };
    const { isAllowed, reason } = await askShop(question, { cart: priced, snapshot, offers: () => cart.offers() });
    return { step, centAmount, isAllowed, isExpected: isAllowed === expected, reason };
  }
}

function visitOf(snapshot: Snapshot): Visit {
  const { locale } = defaultLocale(snapshot.document.sections.store);
  return { snapshot, locale, market: marketOf(snapshot, locale), session: new SessionSlot(undefined) };
}
