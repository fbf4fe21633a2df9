import type { Impact } from '@manifold/domain/impact/contract';
import { rulesDiffer } from '@manifold/domain/impact/checkout-rules';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { SalesBackend } from '../../../integrations/commercetools/ports/sales-backend.js';
import { Cache } from '../../../platform/cache/cache.js';
import { within } from '../../../platform/concurrency/within.js';
import { LOGGER } from '../../../platform/logging/logging.module.js';
import { DraftedStores, type DraftParams, type DraftState } from '../../../store-config/index.js';
import { ImpactRun } from './impact-run.js';

/** Numbers and a few samples each. */
const MAXIMUM_RUNS = 8;
/** Finished runs are reused for this long, because carts change. */
const FRESH_MS = 60_000;
/** A request waits this long for the end, so that a short run needs one request. */
const ANSWER_DEADLINE_MS = 1000;

/**
 * Counts the impact of drafts on open carts and past orders. A run continues in this process while its progress is requested;
 * other replicas run their own. Runs are sequential, because shoppers have priority at the backend.
 */
@Injectable()
export class Impacts {
  private readonly runs = new Cache<ImpactRun>({ maximumEntries: MAXIMUM_RUNS });
  private previous: Promise<void> = Promise.resolve();

  constructor(
    private readonly drafts: DraftedStores,
    private readonly backend: SalesBackend,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the progress of a draft's run, and starts it if necessary. Refuses what `DraftedStores` refuses. */
  async progress(params: DraftParams): Promise<Impact> {
    const draft = await this.drafts.standing(params);
    const run = await this.run(draft);
    await within(ANSWER_DEADLINE_MS, run.finished);
    const impact = run.view();
    // A failure is reported once; the next request starts a new run.
    if (run.isFailed) this.runs.delete(draft.name);
    return impact;
  }

  private run(draft: DraftState): Promise<ImpactRun> {
    const endedAt = this.runs.get(draft.name)?.endedAt;
    if (endedAt !== undefined && performance.now() - endedAt > FRESH_MS) this.runs.delete(draft.name);
    return this.runs.load(draft.name, () => this.startRun(draft));
  }

  private async startRun(draft: DraftState): Promise<ImpactRun> {
    const stores = await this.drafts.changed(draft, rulesDiffer);
    const onFailure = (error: unknown): void => this.logger.warn({ err: error }, 'impact of draft not counted');
    const run = new ImpactRun(stores, this.backend, { now: new Date(), previous: this.previous, onFailure });
    this.previous = run.finished;
    return run;
  }
}
