import type { Access } from '../oauth/scopes.js';
import type { Database, Queryable } from '../storage/database.js';
import type { Family, Resource } from '../storage/family.js';
import type { ReferenceCache } from '../storage/reference-cache.js';
import { Repository } from '../storage/repository.js';
/** What the whole server shares. */
export interface Backend {
  readonly database: Database;
  readonly cache: ReferenceCache;
  readonly projectKey: string;
}
/** One request at work: who asks, when, on which connection, and in which store (in-store routes only). */
export declare class Work {
  readonly backend: Backend;
  readonly access: Access;
  readonly storeKey: string | undefined;
  readonly db: Queryable;
  readonly now: Date;
  private readonly written;
  constructor(backend: Backend, access: Access, storeKey: string | undefined, db?: Queryable, now?: Date);
  /** The same request inside one transaction; what it wrote reaches the cache after the commit and not before. */
  transaction<T>(steps: (work: Work) => Promise<T>): Promise<T>;
  rows<T extends Resource>(family: Family<T>): Repository<T>;
  /** Adds the fields that every resource begins its life with. */
  newResource<D extends object>(fields: D): D & Resource;
  insert<T extends Resource>(family: Family<T>, body: T): Promise<T>;
  save<T extends Resource>(family: Family<T>, before: T, after: T): Promise<T>;
  remove<T extends Resource>(family: Family<T>, body: T): Promise<void>;
  /** A resource by id or key, from memory where its family is kept there. */
  find<T extends Resource>(family: Family<T>, column: 'id' | 'key', value: string): Promise<T | undefined>;
}
