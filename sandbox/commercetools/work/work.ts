import { randomUUID } from 'node:crypto';
import { Outbox } from '../messages/outbox.js';
import type { ProductCaches } from './product-cache.js';
import type { RatingCache } from './rating-cache.js';
import type { ReviewCache } from './review-cache.js';
import type { Access } from '../oauth/scopes.js';
import type { TokensRepository } from '../oauth/tokens.repository.js';
import type { Database, Queryable } from '../storage/database.js';
import type { Family, Originator, Resource } from '../storage/family.js';
import type { ReferenceCache } from '../storage/reference-cache.js';
import { Repository } from '../storage/repository.js';
import { projects, type ProjectSettings } from '../families/families.js';

/** The parts that the whole server shares. */
export interface Backend {
  readonly database: Database;
  readonly cache: ReferenceCache;
  readonly products: ProductCaches;
  readonly ratings: RatingCache;
  readonly reviews: ReviewCache;
  readonly tokens: TokensRepository;
  readonly projectKey: string;
  /** Hosts, in addition to this machine, on which extensions may be called. */
  readonly extensionHosts: readonly string[];
}

/** The resources that a request may access: all or the token owner's, of all stores or of one. */
export interface Audience {
  readonly mine: boolean;
  readonly storeKey?: string;
  /** The customer on whose behalf a service client acts, and the business unit. */
  readonly associateId?: string;
  readonly businessUnitKey?: string;
}

export interface Caller {
  readonly access: Access;
  readonly audience: Audience;
}

/** Called before a resource is written; returns what is written instead. */
export type BeforeWrite = (family: Family, after: Resource, before?: Resource) => Resource;

/** The context of one request: caller, audience, time and database connection. */
export class Work {
  readonly now = new Date();
  /** The messages of this request. */
  readonly outbox: Outbox;
  private beforeWrite: BeforeWrite = (_family, after) => after;
  private readonly written: (() => Promise<void> | void)[] = [];

  constructor(
    readonly backend: Backend,
    readonly caller: Caller,
    readonly db: Queryable = backend.database,
  ) {
    this.outbox = new Outbox(db, () => this.keepsMessages());
  }

  get access(): Access {
    return this.caller.access;
  }

  get audience(): Audience {
    return this.caller.audience;
  }

  /** Returns the same request for another audience: in a store, or for the shopper's own resources. */
  forAudience(audience: Audience): Work {
    return new Work(this.backend, { access: this.access, audience }, this.db);
  }

  /** Runs steps in one transaction; the cache is updated after the commit. */
  async transaction<T>(steps: (work: Work) => Promise<T>, beforeWrite?: BeforeWrite): Promise<T> {
    let inner: Work | undefined;
    const result = await this.backend.database.transaction((connection) => {
      inner = new Work(this.backend, this.caller, connection);
      inner.beforeWrite = beforeWrite ?? inner.beforeWrite;
      return steps(inner);
    });
    for (const announce of inner?.written ?? []) await announce();
    return result;
  }

  /** Schedules a step for after the commit; dropped if the transaction is rolled back. */
  afterCommit(step: () => Promise<void> | void): void {
    this.written.push(step);
  }

  rows<T extends Resource>(family: Family<T>): Repository<T> {
    return new Repository(family, this.db);
  }

  /** Returns a new resource: the fields with id, version, times and originator. */
  newResource<D extends object>(fields: D): D & Resource {
    const at = this.now.toISOString();
    const by = this.originator();
    return {
      id: randomUUID(),
      version: 1,
      createdAt: at,
      lastModifiedAt: at,
      createdBy: by,
      lastModifiedBy: by,
      ...fields,
    };
  }

  /** Returns the caller as the originator of a change. */
  private originator(): Originator {
    const { clientId, customerId, anonymousId } = this.access;
    return {
      clientId,
      ...(customerId === undefined ? {} : { customer: { typeId: 'customer' as const, id: customerId } }),
      ...(anonymousId === undefined ? {} : { anonymousId }),
    };
  }

  /** Makes the caches of products and reviews forget a changed resource after the commit. */
  private forgetCached({ typeId }: Family, id: string): void {
    if (typeId === 'product') this.afterCommit(() => this.backend.products.forget(id));
    if (typeId === 'review') this.afterCommit(() => this.backend.reviews.forgetAll());
  }

  async insert<T extends Resource>(family: Family<T>, body: T): Promise<T> {
    const saved = await this.rows(family).insert(this.beforeWrite(family, body) as T);
    await this.outbox.record(family, { created: saved });
    if (family.cached) this.written.push(() => this.backend.cache.put(family, saved));
    this.forgetCached(family, saved.id);
    return saved;
  }

  async save<T extends Resource>(family: Family<T>, before: T, after: T): Promise<T> {
    const wanted = this.beforeWrite(family, after, before) as T;
    const saved = await this.rows(family).save(before, wanted, { at: this.now, by: this.originator() });
    await this.outbox.record(family, { changed: saved, before });
    if (family.cached) this.written.push(() => this.backend.cache.put(family, saved));
    this.forgetCached(family, saved.id);
    return saved;
  }

  async remove<T extends Resource>(family: Family<T>, body: T): Promise<void> {
    await this.rows(family).remove(body);
    await this.outbox.record(family, { deleted: body });
    if (family.cached) this.written.push(() => this.backend.cache.remove(family, body.id));
    this.forgetCached(family, body.id);
  }

  /** Returns a resource by id or key, from the cache if its family is cached. */
  find<T extends Resource>(family: Family<T>, column: 'id' | 'key', value: string): Promise<T | undefined> {
    if (!family.cached) return this.rows(family).find({ column, value });
    const { cache } = this.backend;
    return column === 'id' ? cache.byId(family, value) : cache.byKey(family, value);
  }

  /** Returns the settings of the project, from the cache. */
  project(): Promise<ProjectSettings | undefined> {
    return this.backend.cache.byId(projects, this.backend.projectKey);
  }

  /** Returns whether the project's `messagesConfiguration` enables messages. */
  async keepsMessages(): Promise<boolean> {
    return (await this.project())?.messages.enabled === true;
  }
}
