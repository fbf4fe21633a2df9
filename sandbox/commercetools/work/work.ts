import { randomUUID } from 'node:crypto';
import { Outbox } from '../messages/outbox.js';
import type { ProductShelves } from './product-shelf.js';
import type { Access } from '../oauth/scopes.js';
import type { TokensRepository } from '../oauth/tokens.repository.js';
import type { Database, Queryable } from '../storage/database.js';
import type { Family, Originator, Resource } from '../storage/family.js';
import type { ReferenceCache } from '../storage/reference-cache.js';
import { Repository } from '../storage/repository.js';
import { projects, type ProjectSettings } from '../families/families.js';

/** What the whole server shares. */
export interface Backend {
  readonly database: Database;
  readonly cache: ReferenceCache;
  readonly products: ProductShelves;
  readonly tokens: TokensRepository;
  readonly projectKey: string;
  /** Hosts beside this machine on which extensions may be called. */
  readonly extensionHosts: readonly string[];
}

/** Whose carts, orders and payments a request is about: everybody's or the token owner's, of all stores or of one. */
export interface Audience {
  readonly mine: boolean;
  readonly storeKey?: string;
  /** The customer for whom a service client acts, and the business unit for which they act. */
  readonly associateId?: string;
  readonly businessUnitKey?: string;
}

export interface Caller {
  readonly access: Access;
  readonly audience: Audience;
}

/** Sees a resource before it is written, and gives what is written instead. */
export type BeforeWrite = (family: Family, after: Resource, before?: Resource) => Resource;

/** One request at work: who asks, for which audience, when, and on which connection. */
export class Work {
  readonly now = new Date();
  /** What this request says in the change feed. */
  readonly outbox: Outbox;
  private beforeWrite: BeforeWrite = (_family, after) => after;
  private readonly written: (() => Promise<void>)[] = [];

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

  /** The same request as seen by another audience: in a store, or on the shopper's own behalf. */
  for(audience: Audience): Work {
    return new Work(this.backend, { access: this.access, audience }, this.db);
  }

  /** The same request inside one transaction; what it wrote reaches the cache after the commit and not before. */
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

  /** Leaves something to be done once the transaction stands; lost when it is rolled back. */
  afterCommit(step: () => Promise<void>): void {
    this.written.push(step);
  }

  rows<T extends Resource>(family: Family<T>): Repository<T> {
    return new Repository(family, this.db);
  }

  /** Adds the fields that every resource begins its life with. */
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

  /** Who makes this request, as resources name those who made and changed them. */
  private originator(): Originator {
    const { clientId, customerId, anonymousId } = this.access;
    return {
      clientId,
      ...(customerId === undefined ? {} : { customer: { typeId: 'customer' as const, id: customerId } }),
      ...(anonymousId === undefined ? {} : { anonymousId }),
    };
  }

  async insert<T extends Resource>(family: Family<T>, body: T): Promise<T> {
    const saved = await this.rows(family).insert(this.beforeWrite(family, body) as T);
    await this.outbox.tell(family, { created: saved });
    if (family.cached) this.written.push(() => this.backend.cache.put(family, saved));
    return saved;
  }

  async save<T extends Resource>(family: Family<T>, before: T, after: T): Promise<T> {
    const wanted = this.beforeWrite(family, after, before) as T;
    const saved = await this.rows(family).save(before, wanted, { at: this.now, by: this.originator() });
    await this.outbox.tell(family, { changed: saved, before });
    if (family.cached) this.written.push(() => this.backend.cache.put(family, saved));
    return saved;
  }

  async remove<T extends Resource>(family: Family<T>, body: T): Promise<void> {
    await this.rows(family).remove(body);
    await this.outbox.tell(family, { deleted: body });
    if (family.cached) this.written.push(() => this.backend.cache.remove(family, body.id));
  }

  /** A resource by id or key, from memory where its family is kept there. */
  find<T extends Resource>(family: Family<T>, column: 'id' | 'key', value: string): Promise<T | undefined> {
    if (!family.cached) return this.rows(family).find({ column, value });
    const { cache } = this.backend;
    return column === 'id' ? cache.byId(family, value) : cache.byKey(family, value);
  }

  /** The settings of the project, from memory. */
  project(): Promise<ProjectSettings | undefined> {
    return this.backend.cache.byId(projects, this.backend.projectKey);
  }

  /** Whether the project keeps messages, as its `changeMessagesConfiguration` says. */
  async keepsMessages(): Promise<boolean> {
    return (await this.project())?.messages.enabled === true;
  }
}
