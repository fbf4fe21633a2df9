import type { Impact } from '@manifold/domain/impact/contract';
import { rulesDiffer } from '@manifold/domain/impact/checkout-rules';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { SalesBackend } from '../../../integrations/commercetools/ports/sales-backend.js';
import { Cache } from '../../../platform/cache/cache.js';
import { within } from '../../../platform/concurrency/within.js';
import { LOGGER } from '../../../platform/logging/logging.module.js';
import { DraftedStores, type DraftParams, type StandingDraft } from '../../../store-config/index.js';
import { ImpactRun } from './impact-run.js';

/** Numbers and a few samples each. */
const MAXIMUM_RUNS = 8;
/** Carts come and go: a count that has ended is one of this minute. */
const FRESH_MS = 60_000;
/** An answer waits so long for the end, so that a short count needs one request and a long one few. */
const ANSWER_WITHIN_MS = 1000;

/**
 * What drafts would do to open carts and would have done to past orders. A count goes on in this process while somebody asks
 * for it; another replica that is asked counts for itself. One is read for at a time: shoppers come first.
 */
@Injectable()
export class Impacts {
  private readonly runs = new Cache<ImpactRun>({ maximumEntries: MAXIMUM_RUNS });
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly drafts: DraftedStores,
    private readonly backend: SalesBackend,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** How far the count of a draft is, begun by the first who asks. Refuses what `DraftedStores` refuses. */
  async of(wish: DraftParams): Promise<Impact> {
    const draft = await this.drafts.standing(wish);
    const run = await this.run(draft);
    await within(ANSWER_WITHIN_MS, run.finished);
    const impact = run.view();
    // Told once; who asks again has it counted again.
    if (run.isFailed) this.runs.delete(draft.name);
    return impact;
  }

  private run(draft: StandingDraft): Promise<ImpactRun> {
    const endedAt = this.runs.get(draft.name)?.endedAt;
    if (endedAt !== undefined && performance.now() - endedAt > FRESH_MS) this.runs.delete(draft.name);
    return this.runs.load(draft.name, () => this.made(draft));
  }

  private async made(draft: StandingDraft): Promise<ImpactRun> {
    const stores = await this.drafts.changed(draft, rulesDiffer);
    const onFailure = (error: unknown): void => this.logger.warn({ err: error }, 'impact of a draft not counted');
    const run = new ImpactRun(stores, this.backend, { now: new Date(), turn: this.turn, onFailure });
    this.turn = run.finished;
    return run;
  }
}
