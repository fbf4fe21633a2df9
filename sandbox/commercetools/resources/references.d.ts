import type { Family, Resource } from '../storage/family.js';
import type { ResourceIdentifier } from './draft-parts.js';
import type { Work } from './work.js';
export interface ReferenceTo<TypeId extends string> {
  typeId: TypeId;
  id: string;
}
/** The resource that a draft points at by id or by key; a missing one is a 400. */
export declare function referenced<T extends Resource>(
  work: Work,
  family: Family<T>,
  identifier: ResourceIdentifier,
): Promise<T>;
export declare function reference<T extends Resource, TypeId extends string>(
  work: Work,
  family: Family<T>,
  typeId: TypeId,
  identifier: ResourceIdentifier,
): Promise<ReferenceTo<TypeId>>;
export declare function optionalReference<T extends Resource, TypeId extends string>(
  work: Work,
  family: Family<T>,
  typeId: TypeId,
  identifier: ResourceIdentifier | undefined,
): Promise<ReferenceTo<TypeId> | undefined>;
/** References of a list, in its order. */
export declare const references: <T extends Resource, TypeId extends string>(
  work: Work,
  family: Family<T>,
  typeId: TypeId,
  identifiers?: readonly ResourceIdentifier[],
) => Promise<ReferenceTo<TypeId>[]>;
/** A reference by key, as stores are pointed at. */
export declare function keyReference<
  T extends Resource & {
    readonly key?: string;
  },
  TypeId extends string,
>(
  work: Work,
  family: Family<T>,
  typeId: TypeId,
  identifier: ResourceIdentifier,
): Promise<{
  typeId: TypeId;
  key: string;
}>;
