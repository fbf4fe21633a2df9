import type { Queryable } from './database.js';
import type { Family, Resource } from './family.js';
/** How a row is named by its caller: `/{id}`, `/key={key}`, or another unique column. */
export interface Identifier {
  readonly column: string;
  readonly value: string;
}
export declare const byId: (value: string) => Identifier;
export declare const byKey: (value: string) => Identifier;
/** The rows of one family: single reads, versioned writes. Queries live in `query.ts`. */
export declare class Repository<T extends Resource> {
  readonly family: Family<T>;
  private readonly db;
  constructor(family: Family<T>, db: Queryable);
  find(identifier: Identifier): Promise<T | undefined>;
  findMany(column: string, values: readonly string[]): Promise<T[]>;
  all(): Promise<T[]>;
  /** The row, locked until the transaction ends, if `expectedVersion` is still its version; else 404 or 409. */
  lock(identifier: Identifier, expectedVersion: number, isVisible?: (body: T) => boolean): Promise<T>;
  insert(body: T): Promise<T>;
  /** Saves the next state of a locked row. As on the platform, an update that changes nothing keeps the version. */
  save(before: T, after: T, now: Date): Promise<T>;
  remove(body: T): Promise<void>;
}
