import type { MessageFactory } from './message-factory.js';
import { resource, type Shape } from '../predicates/shape.js';
import type { Columns } from '../predicates/to-sql.js';
import { columnShortcut, OWN_COLUMNS, type Family, type Resource } from './family.js';

type Fields = Readonly<Record<string, Shape>>;

// Both are curried: the caller names the body type, and the type id is inferred.

/** Defines a small family that nearly every request reads; it is cached. */
export const cached =
  <T extends Resource>(messageFactory?: MessageFactory<T>) =>
  <TypeId extends string>(typeId: TypeId, table: string, fields: Fields): Family<T, TypeId> => ({
    typeId,
    table,
    shape: resource(fields),
    shortcut: columnShortcut(OWN_COLUMNS),
    columns: OWN_COLUMNS,
    cached: true,
    messageFactory,
  });

/** Defines a family that grows, with columns in addition to those of every table. */
export const stored =
  <T extends Resource>(columnOf: Columns = {}, messageFactory?: MessageFactory<T>) =>
  <TypeId extends string>(typeId: TypeId, table: string, fields: Fields): Family<T, TypeId> => {
    const columns = { ...OWN_COLUMNS, ...columnOf };
    return {
      typeId,
      table,
      shape: resource(fields),
      shortcut: columnShortcut(columns),
      columns,
      cached: false,
      messageFactory,
    };
  };
