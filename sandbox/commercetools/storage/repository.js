import { isDeepStrictEqual } from 'node:util';
import { concurrentModification, resourceNotFound } from '../http/platform-error.js';
export const byId = (value) => ({ column: 'id', value });
export const byKey = (value) => ({ column: 'key', value });
const describe = ({ column, value }) => (column === 'id' ? `ID '${value}'` : `${column} '${value}'`);
/** The rows of one family: single reads, versioned writes. Queries live in `query.ts`. */
export class Repository {
  constructor(family, db) {
    this.family = family;
    this.db = db;
  }
  async find(identifier) {
    const { rows } = await this.db.query(`SELECT body FROM ${this.family.table} WHERE ${identifier.column} = $1`, [
      identifier.value,
    ]);
    return rows[0]?.body;
  }
  async findMany(column, values) {
    if (values.length === 0) return [];
    const { rows } = await this.db.query(
      `SELECT body FROM ${this.family.table} WHERE ${column} = ANY($1) ORDER BY created_at, id`,
      [[...new Set(values)]],
    );
    return rows.map((row) => row.body);
  }
  async all() {
    const { rows } = await this.db.query(`SELECT body FROM ${this.family.table} ORDER BY created_at, id`);
    return rows.map((row) => row.body);
  }
  /** The row, locked until the transaction ends, if `expectedVersion` is still its version; else 404 or 409. */
  async lock(identifier, expectedVersion, isVisible = () => true) {
    const { rows } = await this.db.query(
      `SELECT body FROM ${this.family.table} WHERE ${identifier.column} = $1 FOR UPDATE`,
      [identifier.value],
    );
    const body = rows[0]?.body;
    if (body === undefined || !isVisible(body)) throw resourceNotFound(describe(identifier));
    if (body.version !== expectedVersion) throw concurrentModification(body.id, expectedVersion, body.version);
    return body;
  }
  async insert(body) {
    await this.db.query(`INSERT INTO ${this.family.table} (id, body) VALUES ($1, $2)`, [body.id, body]);
    return body;
  }
  /** Saves the next state of a locked row. As on the platform, an update that changes nothing keeps the version. */
  async save(before, after, now) {
    const wanted = plain(after);
    if (isDeepStrictEqual(wanted, before)) return before;
    const body = { ...wanted, version: before.version + 1, lastModifiedAt: now.toISOString() };
    await this.db.query(`UPDATE ${this.family.table} SET body = $2 WHERE id = $1`, [body.id, body]);
    return body;
  }
  async remove(body) {
    await this.db.query(`DELETE FROM ${this.family.table} WHERE id = $1`, [body.id]);
  }
}
/** The value as it will lie in the database: without fields that are undefined. */
function plain(value) {
  return JSON.parse(JSON.stringify(value));
}
//# sourceMappingURL=repository.js.map
