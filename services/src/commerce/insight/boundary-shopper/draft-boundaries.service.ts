import type { BoundaryTrials } from '@manifold/domain/admin-api/impact-routes';
import type { MoneyLimit } from '@manifold/domain/money-limit/contract';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { DraftedStores, MONEY_LIMITS, type DraftParams } from '../../../store-config/index.js';
import { BoundaryShopper } from './boundary-shopper.service.js';

const amountOf = ({ sections }: StoreDocument, { section, field }: MoneyLimit): unknown =>
  (sections[section] as Readonly<Record<string, unknown>>)[field];

const changedLimits = (before: StoreDocument, after: StoreDocument): MoneyLimit[] =>
  MONEY_LIMITS.filter((limit) => amountOf(before, limit) !== amountOf(after, limit));

/** Tries the money limits that a draft changes, before it is published. */
@Injectable()
export class DraftBoundaries {
  constructor(
    private readonly drafts: DraftedStores,
    private readonly shopper: BoundaryShopper,
  ) {}

  /** Tries carts around each limit of a store that the draft changes. */
  async tryDraft(params: DraftParams, storeKey: string): Promise<BoundaryTrials> {
    const draft = await this.drafts.standing(params);
    const differs = (before: StoreDocument, after: StoreDocument): boolean => changedLimits(before, after).length > 0;
    const stores = await this.drafts.changed(draft, differs);
    const found = stores.find(({ after }) => after.storeKey === storeKey);
    const { isOff } = this.shopper;
    if (isOff || !found) return { isOff, limits: [] };
    const limits = changedLimits(found.before.document, found.after.document);
    return { isOff, limits: await this.shopper.tryLimits(found.after, limits) };
  }
}
