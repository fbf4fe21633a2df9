export const text = { kind: 'text' };
export const number = { kind: 'number' };
export const boolean = { kind: 'boolean' };
/** Values whose type the data decides: attribute values and custom fields. */
export const json = { kind: 'json' };
export const object = (fields) => ({ kind: 'object', fields });
export const list = (of) => ({ kind: 'list', of });
/** Any field name leads to the same shape: locales, custom field names. */
export const map = (of) => ({ kind: 'map', of });
export const localized = map(text);
export const reference = object({ typeId: text, id: text });
export const keyReference = object({ typeId: text, key: text });
export const money = object({ type: text, currencyCode: text, centAmount: number, fractionDigits: number });
export const customFields = object({ type: reference, fields: map(json) });
export const address = object(
  Object.fromEntries(
    [
      'id',
      'key',
      'title',
      'salutation',
      'firstName',
      'lastName',
      'streetName',
      'streetNumber',
      'additionalStreetInfo',
      'postalCode',
      'city',
      'region',
      'state',
      'country',
      'company',
      'department',
      'email',
      'phone',
      'mobile',
    ].map((field) => [field, text]),
  ),
);
/** A resource's own fields beside those that every resource has. */
export const resource = (fields) =>
  object({ id: text, key: text, version: number, createdAt: text, lastModifiedAt: text, ...fields });
/** The shape behind a field, or undefined when there is no such field. */
export function fieldShape(shape, field) {
  if (shape.kind === 'object') return Object.hasOwn(shape.fields, field) ? shape.fields[field] : undefined;
  if (shape.kind === 'map') return shape.of;
  if (shape.kind === 'list') return fieldShape(shape.of, field);
  return shape.kind === 'json' ? json : undefined;
}
//# sourceMappingURL=shape.js.map
