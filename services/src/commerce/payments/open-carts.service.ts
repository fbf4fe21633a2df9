import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { AttemptReleases } from './attempt-releases.service.js';
import { Checkouts } from './checkouts.repository.js';
import { type AttemptWithCheckout, ENDED_UNORDERED } from './attempt-rows.repository.js';
import { OnlineAttempts } from './online-attempts.repository.js';

/** Longer than any request, so the one that created the attempt has ended. */
const CREATED_IS_LEFT_SECONDS = 15;

/** The cart that a shopper without an active cart is ordering. */
export interface OpenCart {
  readonly cartId: string | undefined;
  /** Whether one was freed a moment ago, here or by another request or job, so that it may be the active cart again. */
  readonly isFreed: boolean;
}

/** Finds the carts that shoppers are ordering, and frees those whose payment is known not to be made. */
@Injectable()
export class OpenCarts {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly online: OnlineAttempts,
    private readonly releases: AttemptReleases,
    private readonly backend: OrderBackend,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Returns the cart that this shopper is ordering now, if any. First frees carts whose payment failed, was cancelled or was
   * never sent, if the request that did so died before it could.
   */
  find(ownerId: string): Promise<OpenCart> {
    return this.findAfter(ownerId, (attempt) => this.freeEnded(attempt));
  }

  /**
   * Like `find`, for a shopper who changes the cart. Also cancels payments that wait for this shopper, who has left them. If such
   * a payment is made anyway, it becomes the order, or is reversed because the cart has changed.
   */
  findForChange(ownerId: string): Promise<OpenCart> {
    return this.findAfter(ownerId, async (attempt) => {
      if (attempt.status !== 'action_required') return this.freeEnded(attempt);
      if (await this.online.abandon(attempt.id)) await this.releases.releaseEnded(attempt.id);
    });
  }

  private async findAfter(ownerId: string, free: (attempt: AttemptWithCheckout) => Promise<void>): Promise<OpenCart> {
    const open = await this.checkouts.findOpen(ownerId);
    if (open.length === 0) return { cartId: undefined, isFreed: await this.checkouts.hasJustEnded(ownerId) };
    for (const attempt of open) {
      // Another request or the sweep may free the same cart; what counts is the state afterwards.
      await free(attempt).catch((error: unknown) => {
        this.logger.warn({ err: error, attemptId: attempt.id }, 'cart not released, retrying');
      });
    }
    const newest = await this.findUnordered(await this.checkouts.findOpen(ownerId));
    return { cartId: newest?.cartId, isFreed: !newest };
  }

  /** Returns the first attempt whose cart is not an order: staff may have ordered it, or its order is about to be stored. */
  private async findUnordered(open: readonly AttemptWithCheckout[]): Promise<AttemptWithCheckout | undefined> {
    for (const attempt of open) if (!(await this.isOrdered(attempt))) return attempt;
    return undefined;
  }

  /** Staff may also have deleted the cart that they ordered; it can hold no goods of the shopper any more. */
  private async isOrdered({ status, cartId, checkout }: AttemptWithCheckout): Promise<boolean> {
    if (status !== 'accepted') return false;
    const cart = await this.backend.cart(checkout.storeKey, cartId);
    return cart === undefined || cart.cartState === 'Ordered';
  }

  private async freeEnded(attempt: AttemptWithCheckout): Promise<void> {
    if (ENDED_UNORDERED.includes(attempt.status)) await this.releases.releaseEnded(attempt.id);
    if (attempt.status === 'created' && (await this.isLeft(attempt))) await this.releases.release(attempt);
  }

  /** Returns whether no request prepares this attempt: the last one has ended, or its cart was deleted. */
  private async isLeft({ createdAt, cartId, checkout }: AttemptWithCheckout): Promise<boolean> {
    if (Date.now() - createdAt.getTime() > CREATED_IS_LEFT_SECONDS * 1000) return true;
    return (await this.backend.cart(checkout.storeKey, cartId)) === undefined;
  }
}
