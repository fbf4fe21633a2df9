import type { Telling } from './message-factory.js';
import { resource, type Shape } from '../predicates/shape.js';
import type { Columns } from '../predicates/to-sql.js';
import { columnShortcut, OWN_COLUMNS, type Family, type Resource } from './family.js';

type Fields = Readonly<Record<string, Shape>>;

// Both are called twice: the body type is named by us, the type id is inferred.

/** A small family that every request reads. */
export const cached =
  <T extends Resource>(tells?: Telling<T>) =>
  <TypeId extends string>(typeId: TypeId, table: string, fields: Fields): Family<T, TypeId> => ({
    typeId,
    table,
    shape: resource(fields),
    shortcut: columnShortcut(OWN_COLUMNS),
    columns: OWN_COLUMNS,
    cached: true,
    tells,
  });

/** A family that grows, with columns of its own beside those that every table has. */
export const stored =
  <T extends Resource>(columnOf: Columns = {}, tells?: Telling<T>) =>
  <TypeId extends string>(typeId: TypeId, table: string, fields: Fields): Family<T, TypeId> => {
    const columns = { ...OWN_COLUMNS, ...columnOf };
    return { typeId, table, shape: resource(fields), shortcut: columnShortcut(columns), columns, cached: false, tells };
  };
