import { invalidField, referencedResourceNotFound } from '../http/platform-error.js';
/** The resource that a draft points at by id or by key; a missing one is a 400. */
export async function referenced(work, family, identifier) {
  if (identifier.typeId !== undefined && identifier.typeId !== family.typeId)
    throw invalidField('typeId', identifier.typeId, `Expected '${family.typeId}'.`);
  const by = identifier.id !== undefined ? 'id' : 'key';
  const value = identifier.id ?? identifier.key;
  if (value === undefined) throw invalidField(family.typeId, identifier, 'A reference needs an id or a key.');
  const found = await work.find(family, by, value);
  if (found === undefined) throw referencedResourceNotFound(family.typeId, by, value);
  return found;
}
export async function reference(work, family, typeId, identifier) {
  return { typeId, id: (await referenced(work, family, identifier)).id };
}
export async function optionalReference(work, family, typeId, identifier) {
  return identifier === undefined ? undefined : reference(work, family, typeId, identifier);
}
/** References of a list, in its order. */
export const references = (work, family, typeId, identifiers = []) =>
  Promise.all(identifiers.map((identifier) => reference(work, family, typeId, identifier)));
/** A reference by key, as stores are pointed at. */
export async function keyReference(work, family, typeId, identifier) {
  const { key } = await referenced(work, family, identifier);
  return { typeId, key: key ?? '' };
}
//# sourceMappingURL=references.js.map
