import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import {
  CatalogueChanges,
  type CatalogueChange,
  type FeedPosition,
} from '../../integrations/commercetools/ports/catalogue-changes.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { CatalogueMemory } from './catalogue-memory.service.js';

const POLLED_MILLISECONDS = 2000;

type Listener = (tags: ReadonlySet<string>) => void;

/**
 * Follows what changes in the commerce backend, so that the next visitor sees it and not the one after half a minute. Where
 * the backend tells nothing, everything still goes by its age.
 */
@Injectable()
export class CatalogueFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private timer: NodeJS.Timeout | undefined;
  private polling: Promise<void> | undefined;
  private place: FeedPosition | undefined;
  private readAt: Date | undefined;
  private lastTags: ReadonlySet<string> = new Set();

  constructor(
    private readonly changes: CatalogueChanges,
    private readonly memory: CatalogueMemory,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.pollQuietly(), POLLED_MILLISECONDS);
    this.timer.unref();
    this.pollQuietly();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.polling;
  }

  /** The newest change that was seen, and when the feed was read last. */
  get progress(): { readonly seenUntil: string | null; readonly readAt: string | null } {
    return { seenUntil: this.place?.seenUntil ?? null, readAt: this.readAt?.toISOString() ?? null };
  }

  /** Calls with the tags of pages that are outdated; gives a function that ends it. */
  onShownChange(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** One at a time; a backend that is away is in the log of the way there already. */
  private pollQuietly(): void {
    this.polling ??= this.poll()
      .catch((error: unknown) => this.logger.debug({ err: error }, 'changes of the catalogue not read, trying again'))
      .then(() => {
        this.polling = undefined;
      });
  }

  private async poll(): Promise<void> {
    if (!this.place) {
      this.place = await this.changes.now();
      this.readAt = new Date();
      return;
    }
    const { changes, place } = await this.changes.since(this.place);
    await this.memory.invalidate(changes);
    this.place = place;
    this.readAt = new Date();
    this.tell(tagsOf(changes));
  }

  /** Told twice: a page that was being made meanwhile was made of what was known before. */
  private tell(tags: ReadonlySet<string>): void {
    const outdated = new Set([...this.lastTags, ...tags]);
    this.lastTags = tags;
    if (outdated.size > 0) for (const listener of this.listeners) listener(outdated);
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
