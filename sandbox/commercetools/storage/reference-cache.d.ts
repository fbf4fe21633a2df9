import type { Queryable } from './database.js';
import type { Family, Resource } from './family.js';
/**
 * The families that nearly every request reads and that change rarely (stores, categories, tax, shipping, discounts),
 * whole and in memory. One sandbox process owns its database, so writing through after a commit keeps it true.
 */
export declare class ReferenceCache {
  private readonly db;
  private readonly families;
  constructor(db: Queryable);
  byId<T extends Resource>(family: Family<T>, id: string): Promise<T | undefined>;
  byKey<T extends Resource>(family: Family<T>, key: string): Promise<T | undefined>;
  all<T extends Resource>(family: Family<T>): Promise<T[]>;
  /** Called after the commit that wrote `body`. */
  put(family: Family, body: Resource): Promise<void>;
  remove(family: Family, id: string): Promise<void>;
  private forgetKey;
  private loaded;
  private load;
}
