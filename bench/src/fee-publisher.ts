import type { ConsoleSession } from './console-session.js';

interface Draft {
  readonly id: string;
  readonly version: number;
}

export interface PublishedRevision {
  readonly number: number;
  readonly publishedAt: string;
}

/** The duration of one publish, from the request to the answer. */
export interface TimedPublish {
  readonly revision: PublishedRevision;
  readonly milliseconds: number;
}

const FIRST_FEE = 100;

/** Publishes cash-on-delivery fees like staff: a draft, an edit per store, all checks, a revision. */
export class FeePublisher {
  /** The current row of each store; stores of the seeds have none at first. */
  private readonly fees = new Map<string, number>();

  constructor(private readonly console: ConsoleSession) {}

  /** Publishes a new fee for each store in one revision. */
  async publish(storeKeys: readonly string[]): Promise<TimedPublish> {
    const draft = await this.draft(storeKeys);
    const startedAt = performance.now();
    const revision = await this.console.ask<PublishedRevision>({
      method: 'POST',
      path: `/change-sets/${draft.id}/publish`,
      body: { version: draft.version, reason: 'A benchmark' },
    });
    const milliseconds = performance.now() - startedAt;
    for (const key of storeKeys) this.fees.set(key, this.nextFee(key));
    return { revision, milliseconds };
  }

  private async draft(storeKeys: readonly string[]): Promise<Draft> {
    const draft = await this.console.ask<Draft>({
      method: 'POST',
      path: '/change-sets',
      body: { name: 'Fees of the benchmark' },
    });
    const edits = storeKeys.map((key) => {
      const before = this.fees.get(key);
      return {
        section: 'cash-on-delivery',
        layer: 'store',
        key,
        validFrom: null,
        validTo: null,
        before: before === undefined ? null : { feeCentAmount: before },
        after: { feeCentAmount: this.nextFee(key) },
      };
    });
    const { id, version } = draft;
    return this.console.ask<Draft>({ method: 'POST', path: `/change-sets/${id}/edits`, body: { edits }, version });
  }

  private nextFee(key: string): number {
    return (this.fees.get(key) ?? FIRST_FEE) + 1;
  }
}
