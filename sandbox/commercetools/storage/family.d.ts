import type { Literal } from '../predicates/predicate.js';
import type { ObjectShape } from '../predicates/shape.js';
import type { Parameters, Shortcut } from '../predicates/to-sql.js';
/** The fields that every resource of the platform has. */
export interface Resource {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
}
/** One kind of resource: where its rows lie and what can be asked about them. `T` is the stored body. */
export interface Family<T extends Resource = Resource> {
  /** The platform's name for a reference to it. */
  readonly typeId: string;
  readonly table: string;
  readonly shape: ObjectShape;
  readonly shortcut: Shortcut;
  /** Small families that every request reads are kept in memory. */
  readonly cached: boolean;
  /** Never set; ties the family to its body type. */
  readonly body?: T;
}
export declare function anyOf(column: string, values: readonly Literal[], parameters: Parameters): string;
/** Shortcuts for `id`, `key` and the named dotted paths that have a generated column of their own. */
export declare function columns(more?: Readonly<Record<string, string>>): Shortcut;
