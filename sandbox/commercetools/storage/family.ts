import type { MessageFactory } from './message-factory.js';
import type { Literal } from '../predicates/predicate.js';
import type { ObjectShape } from '../predicates/shape.js';
import type { Columns, Parameters, Shortcut } from '../predicates/to-sql.js';
import type { Queryable } from './database.js';

/** The creator or last editor of a resource: an API client, for itself or for a shopper. */
export interface Originator {
  readonly clientId?: string;
  readonly customer?: { typeId: 'customer'; id: string };
  readonly anonymousId?: string;
}

/** The fields that every resource of the platform has. */
export interface Resource {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly createdBy?: Originator;
  readonly lastModifiedBy?: Originator;
}

/** A kind of resource: its table, and the fields that can be queried. `T` is the stored body. */
export interface Family<T extends Resource = Resource, TypeId extends string = string> {
  /** The platform's name for a reference to it. */
  readonly typeId: TypeId;
  readonly table: string;
  readonly shape: ObjectShape;
  readonly shortcut: Shortcut;
  /** Fields that have a text column of their own, by their dotted path. */
  readonly columns: Columns;
  /** True for small families that every request reads: they are cached in memory. */
  readonly cached: boolean;
  /** Returns resources as answers show them, in the same order, if that differs from what is stored. */
  present?(bodies: readonly T[], db: Queryable): Promise<readonly unknown[]>;
  /** Makes the messages of its changes; a family without it sends none. */
  readonly messageFactory?: MessageFactory<T>;
}

export const presentedAll = async <T extends Resource>(
  family: Family<T>,
  bodies: readonly T[],
  db: Queryable,
): Promise<readonly unknown[]> => (await family.present?.(bodies, db)) ?? bodies;

export const presented = async <T extends Resource>(family: Family<T>, body: T, db: Queryable): Promise<unknown> =>
  (await presentedAll(family, [body], db))[0];

/** The columns that every table has. */
export const OWN_COLUMNS: Columns = { id: 'id', key: 'key', createdAt: 'created_at', lastModifiedAt: 'modified_at' };

export function anyOf(column: string, values: readonly Literal[], parameters: Parameters): string {
  return `${column} = ANY(${parameters.bind(values.map(String))})`;
}

/** `=` and `in` on fields that have a column. */
export function columnShortcut(known: Columns): Shortcut {
  return (path, values, parameters) => {
    const column = known[path.join('.')];
    return column === undefined ? undefined : anyOf(column, values, parameters);
  };
}
