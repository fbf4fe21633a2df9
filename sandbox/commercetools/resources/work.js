import { randomUUID } from 'node:crypto';
import { Repository } from '../storage/repository.js';
/** One request at work: who asks, when, on which connection, and in which store (in-store routes only). */
export class Work {
  constructor(backend, access, storeKey, db = backend.database, now = new Date()) {
    this.backend = backend;
    this.access = access;
    this.storeKey = storeKey;
    this.db = db;
    this.now = now;
    this.written = [];
  }
  /** The same request inside one transaction; what it wrote reaches the cache after the commit and not before. */
  async transaction(steps) {
    let inner;
    const result = await this.backend.database.transaction((connection) => {
      inner = new Work(this.backend, this.access, this.storeKey, connection, this.now);
      return steps(inner);
    });
    for (const announce of inner?.written ?? []) await announce();
    return result;
  }
  rows(family) {
    return new Repository(family, this.db);
  }
  /** Adds the fields that every resource begins its life with. */
  newResource(fields) {
    const at = this.now.toISOString();
    return { id: randomUUID(), version: 1, createdAt: at, lastModifiedAt: at, ...fields };
  }
  async insert(family, body) {
    const saved = await this.rows(family).insert(body);
    if (family.cached) this.written.push(() => this.backend.cache.put(family, saved));
    return saved;
  }
  async save(family, before, after) {
    const saved = await this.rows(family).save(before, after, this.now);
    if (family.cached) this.written.push(() => this.backend.cache.put(family, saved));
    return saved;
  }
  async remove(family, body) {
    await this.rows(family).remove(body);
    if (family.cached) this.written.push(() => this.backend.cache.remove(family, body.id));
  }
  /** A resource by id or key, from memory where its family is kept there. */
  find(family, column, value) {
    if (!family.cached) return this.rows(family).find({ column, value });
    const { cache } = this.backend;
    return column === 'id' ? cache.byId(family, value) : cache.byKey(family, value);
  }
}
//# sourceMappingURL=work.js.map
