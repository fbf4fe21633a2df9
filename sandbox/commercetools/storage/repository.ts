import { isDeepStrictEqual } from 'node:util';
import { concurrentModification, resourceNotFound } from '../errors/platform-error.js';
import type { Queryable } from './database.js';
import type { Family, Originator, Resource } from './family.js';

/** How a caller names a row: `/{id}`, `/key={key}`, or another unique column. */
export interface Identifier {
  readonly column: string;
  readonly value: string;
}

export const byId = (value: string): Identifier => ({ column: 'id', value });
export const byKey = (value: string): Identifier => ({ column: 'key', value });

const describe = ({ column, value }: Identifier): string =>
  column === 'id' ? `ID '${value}'` : `${column} '${value}'`;

interface BodyRow<T> {
  body: T;
}

/** The rows of one family: single reads, versioned writes. Queries live in `query.ts`. */
export class Repository<T extends Resource> {
  constructor(
    readonly family: Family<T>,
    private readonly db: Queryable,
  ) {}

  async find(identifier: Identifier): Promise<T | undefined> {
    const { rows } = await this.db.recurring<BodyRow<T>>(
      `SELECT body FROM ${this.family.table} WHERE ${identifier.column} = $1`,
      [identifier.value],
    );
    return rows[0]?.body;
  }

  /** Returns the id of a row without reading its body; undefined if the row does not exist. */
  async idOf(identifier: Identifier): Promise<string | undefined> {
    const { rows } = await this.db.recurring<{ id: string }>(
      `SELECT id FROM ${this.family.table} WHERE ${identifier.column} = $1`,
      [identifier.value],
    );
    return rows[0]?.id;
  }

  async findMany(column: string, values: readonly string[]): Promise<T[]> {
    if (values.length === 0) return [];
    const { rows } = await this.db.recurring<BodyRow<T>>(
      `SELECT body FROM ${this.family.table} WHERE ${column} = ANY($1) ORDER BY created_at, id`,
      [[...new Set(values)]],
    );
    return rows.map((row) => row.body);
  }

  async all(): Promise<T[]> {
    const { rows } = await this.db.query<BodyRow<T>>(`SELECT body FROM ${this.family.table} ORDER BY created_at, id`);
    return rows.map((row) => row.body);
  }

  /** Returns the row, locked until the transaction ends. Throws 404 if it does not exist, 409 if its version is not the expected one. */
  async lock(
    identifier: Identifier,
    expectedVersion?: number,
    isVisible: (body: T) => boolean = () => true,
  ): Promise<T> {
    const { rows } = await this.db.query<BodyRow<T>>(
      `SELECT body FROM ${this.family.table} WHERE ${identifier.column} = $1 FOR UPDATE`,
      [identifier.value],
    );
    const body = rows[0]?.body;
    if (body === undefined || !isVisible(body)) throw resourceNotFound(describe(identifier));
    if (expectedVersion !== undefined && body.version !== expectedVersion)
      throw concurrentModification(body.id, expectedVersion, body.version);
    return body;
  }

  async insert(body: T): Promise<T> {
    await this.db.query(`INSERT INTO ${this.family.table} (id, body) VALUES ($1, $2)`, [body.id, body]);
    return body;
  }

  /** Saves the next state of a locked row. As on the platform, an update that changes nothing keeps the version. */
  async save(before: T, after: T, change: { readonly at: Date; readonly by?: Originator }): Promise<T> {
    const wanted = plain(after);
    if (isDeepStrictEqual(wanted, before)) return before;
    const lastModifiedAt = change.at.toISOString();
    const body = { ...wanted, version: before.version + 1, lastModifiedAt, lastModifiedBy: change.by };
    await this.db.query(`UPDATE ${this.family.table} SET body = $2 WHERE id = $1`, [body.id, body]);
    return body;
  }

  async remove(body: T): Promise<void> {
    await this.db.query(`DELETE FROM ${this.family.table} WHERE id = $1`, [body.id]);
  }
}

/** Returns the value as the database stores it: without fields that are undefined. */
export function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
