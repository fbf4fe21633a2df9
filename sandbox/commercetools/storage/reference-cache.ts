import type { Queryable } from './database.js';
import type { Family, Resource } from './family.js';
import { Repository } from './repository.js';

interface Loaded {
  readonly byId: Map<string, Resource>;
  readonly byKey: Map<string, Resource>;
}

const keyOf = (body: Resource): string | undefined =>
  'key' in body && typeof body.key === 'string' ? body.key : undefined;

/**
 * Caches whole families that nearly every request reads and that change rarely (stores, categories, tax, shipping,
 * discounts). One sandbox process owns its database, so a write-through after each commit keeps the cache up to date.
 */
export class ReferenceCache {
  private readonly families = new Map<string, Promise<Loaded>>();

  constructor(private readonly db: Queryable) {}

  async byId<T extends Resource>(family: Family<T>, id: string): Promise<T | undefined> {
    return (await this.loaded(family)).byId.get(id) as T | undefined;
  }

  async byKey<T extends Resource>(family: Family<T>, key: string): Promise<T | undefined> {
    return (await this.loaded(family)).byKey.get(key) as T | undefined;
  }

  async all<T extends Resource>(family: Family<T>): Promise<T[]> {
    return [...(await this.loaded(family)).byId.values()] as T[];
  }

  /** Updates the cache; called after the commit that wrote `body`. */
  async put(family: Family, body: Resource): Promise<void> {
    const loaded = await this.families.get(family.table);
    // Two commits may arrive in the wrong order; the later version wins.
    if (loaded === undefined || (loaded.byId.get(body.id)?.version ?? 0) > body.version) return;
    this.forgetKey(loaded, body.id);
    loaded.byId.set(body.id, body);
    const key = keyOf(body);
    if (key !== undefined) loaded.byKey.set(key, body);
  }

  async remove(family: Family, id: string): Promise<void> {
    const loaded = await this.families.get(family.table);
    if (loaded === undefined) return;
    this.forgetKey(loaded, id);
    loaded.byId.delete(id);
  }

  private forgetKey(loaded: Loaded, id: string): void {
    const before = loaded.byId.get(id);
    const key = before === undefined ? undefined : keyOf(before);
    if (key !== undefined) loaded.byKey.delete(key);
  }

  private loaded(family: Family): Promise<Loaded> {
    const present = this.families.get(family.table);
    if (present !== undefined) return present;
    const loading = this.load(family);
    this.families.set(family.table, loading);
    // A failed load must not stay in the cache.
    loading.catch(() => this.families.delete(family.table));
    return loading;
  }

  private async load(family: Family): Promise<Loaded> {
    const bodies = await new Repository(family, this.db).all();
    const keyed = bodies.flatMap((body) => {
      const key = keyOf(body);
      return key === undefined ? [] : [[key, body] as const];
    });
    return { byId: new Map(bodies.map((body) => [body.id, body])), byKey: new Map(keyed) };
  }
}
