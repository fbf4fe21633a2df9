import { Repository } from './repository.js';
const keyOf = (body) => ('key' in body && typeof body.key === 'string' ? body.key : undefined);
/**
 * The families that nearly every request reads and that change rarely (stores, categories, tax, shipping, discounts),
 * whole and in memory. One sandbox process owns its database, so writing through after a commit keeps it true.
 */
export class ReferenceCache {
  constructor(db) {
    this.db = db;
    this.families = new Map();
  }
  async byId(family, id) {
    return (await this.loaded(family)).byId.get(id);
  }
  async byKey(family, key) {
    return (await this.loaded(family)).byKey.get(key);
  }
  async all(family) {
    return [...(await this.loaded(family)).byId.values()];
  }
  /** Called after the commit that wrote `body`. */
  async put(family, body) {
    const loaded = await this.families.get(family.table);
    // Two commits may report in the wrong order; the later version wins.
    if (loaded === undefined || (loaded.byId.get(body.id)?.version ?? 0) > body.version) return;
    this.forgetKey(loaded, body.id);
    loaded.byId.set(body.id, body);
    const key = keyOf(body);
    if (key !== undefined) loaded.byKey.set(key, body);
  }
  async remove(family, id) {
    const loaded = await this.families.get(family.table);
    if (loaded === undefined) return;
    this.forgetKey(loaded, id);
    loaded.byId.delete(id);
  }
  forgetKey(loaded, id) {
    const before = loaded.byId.get(id);
    const key = before === undefined ? undefined : keyOf(before);
    if (key !== undefined) loaded.byKey.delete(key);
  }
  loaded(family) {
    const present = this.families.get(family.table);
    if (present !== undefined) return present;
    const loading = this.load(family);
    this.families.set(family.table, loading);
    // A failed load must not be remembered as the family's state.
    loading.catch(() => this.families.delete(family.table));
    return loading;
  }
  async load(family) {
    const bodies = await new Repository(family, this.db).all();
    const keyed = bodies.flatMap((body) => {
      const key = keyOf(body);
      return key === undefined ? [] : [[key, body]];
    });
    return { byId: new Map(bodies.map((body) => [body.id, body])), byKey: new Map(keyed) };
  }
}
//# sourceMappingURL=reference-cache.js.map
