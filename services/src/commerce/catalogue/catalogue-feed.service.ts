import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import {
  CatalogueChanges,
  type CatalogueChange,
  type FeedPosition,
} from '../../integrations/commercetools/ports/catalogue-changes.js';
import { PeriodicTask } from '../../platform/jobs/periodic-task.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { CatalogueCaches } from './catalogue-caches.service.js';

const POLL_MILLISECONDS = 2000;

type Listener = (tags: ReadonlySet<string>) => void;

/**
 * Follows the change feed of the commerce backend, so that the next visitor sees changes at once. If the feed is empty, caches
 * still expire by age.
 */
@Injectable()
export class CatalogueFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private readonly task = new PeriodicTask(
    () => this.poll(),
    // An unavailable backend is already logged by its connection.
    (error) => this.logger.debug({ err: error }, 'changes of the catalogue not read, retrying'),
  );
  private position: FeedPosition | undefined;
  private readAt: Date | undefined;
  private lastTags: ReadonlySet<string> = new Set();

  constructor(
    private readonly changes: CatalogueChanges,
    private readonly caches: CatalogueCaches,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start(POLL_MILLISECONDS);
    this.task.runNow();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /** The newest change seen, and the time of the last read. */
  get progress(): { readonly seenUntil: string | null; readonly readAt: string | null } {
    return { seenUntil: this.position?.seenUntil ?? null, readAt: this.readAt?.toISOString() ?? null };
  }

  /** Calls `listener` with the tags of outdated pages. Returns a function that removes the listener. */
  onShownChange(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async poll(): Promise<void> {
    if (!this.position) {
      this.position = await this.changes.now();
      this.readAt = new Date();
      return;
    }
    const { changes, position } = await this.changes.since(this.position);
    await this.caches.invalidate(changes);
    this.position = position;
    this.readAt = new Date();
    this.notify(tagsOf(changes));
  }

  /** Notifies twice of each tag, because a page rendered during the change may have used old data. */
  private notify(tags: ReadonlySet<string>): void {
    const invalidated = new Set([...this.lastTags, ...tags]);
    this.lastTags = tags;
    if (invalidated.size > 0) for (const listener of this.listeners) listener(invalidated);
  }
}

function tagsOf(changes: readonly CatalogueChange[]): ReadonlySet<string> {
  return new Set(
    changes.flatMap((change) => {
      if (change.kind === 'product') return `product:${change.id}`;
      if (change.kind === 'prices' || change.kind === 'review')
        return change.productId ? `product:${change.productId}` : [];
      return change.kind === 'categories' ? 'navigation' : [];
    }),
  );
}
