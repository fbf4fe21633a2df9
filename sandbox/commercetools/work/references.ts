import { invalidField, referencedResourceNotFound } from '../errors/platform-error.js';
import type { Family, Resource } from '../storage/family.js';
import type { ResourceIdentifier } from '../input/draft-parts.js';
import type { Work } from './work.js';

export interface ReferenceTo<TypeId extends string> {
  typeId: TypeId;
  id: string;
}

/** Returns how a draft names a resource of a family. Throws InvalidField for another type. */
function named<T extends Resource>(
  family: Family<T>,
  identifier: ResourceIdentifier,
): { readonly by: 'id' | 'key'; readonly value: string } {
  if (identifier.typeId !== undefined && identifier.typeId !== family.typeId)
    throw invalidField('typeId', identifier.typeId, `Expected '${family.typeId}'.`);
  const value = identifier.id ?? identifier.key;
  if (value === undefined) throw invalidField(family.typeId, identifier, 'A reference needs an id or a key.');
  return { by: identifier.id !== undefined ? 'id' : 'key', value };
}

/** Returns the resource that a draft names by id or key. Throws 400 if it does not exist. */
export async function referenced<T extends Resource>(
  work: Work,
  family: Family<T>,
  identifier: ResourceIdentifier,
): Promise<T> {
  const { by, value } = named(family, identifier);
  const found = await work.find(family, by, value);
  if (found === undefined) throw referencedResourceNotFound(family.typeId, by, value);
  return found;
}

export async function reference<T extends Resource, TypeId extends string>(
  work: Work,
  family: Family<T, TypeId>,
  identifier: ResourceIdentifier,
): Promise<ReferenceTo<TypeId>> {
  return { typeId: family.typeId, id: (await referenced(work, family, identifier)).id };
}

/** As `reference`, but reads only the id: a product is large. */
export async function referenceUnread<T extends Resource, TypeId extends string>(
  work: Work,
  family: Family<T, TypeId>,
  identifier: ResourceIdentifier,
): Promise<ReferenceTo<TypeId>> {
  const { by, value } = named(family, identifier);
  const id = await work.rows(family).idOf({ column: by, value });
  if (id === undefined) throw referencedResourceNotFound(family.typeId, by, value);
  return { typeId: family.typeId, id };
}

export async function optionalReference<T extends Resource, TypeId extends string>(
  work: Work,
  family: Family<T, TypeId>,
  identifier: ResourceIdentifier | undefined,
): Promise<ReferenceTo<TypeId> | undefined> {
  return identifier === undefined ? undefined : reference(work, family, identifier);
}

/** Returns the references of a list, in its order. */
export const references = <T extends Resource, TypeId extends string>(
  work: Work,
  family: Family<T, TypeId>,
  identifiers: readonly ResourceIdentifier[] = [],
): Promise<ReferenceTo<TypeId>[]> => Promise.all(identifiers.map((identifier) => reference(work, family, identifier)));

/** Returns a reference by key, as stores are referenced. */
export async function keyReference<T extends Resource & { readonly key?: string }, TypeId extends string>(
  work: Work,
  family: Family<T, TypeId>,
  identifier: ResourceIdentifier,
): Promise<{ typeId: TypeId; key: string }> {
  const { key } = await referenced(work, family, identifier);
  return { typeId: family.typeId, key: key ?? '' };
}
