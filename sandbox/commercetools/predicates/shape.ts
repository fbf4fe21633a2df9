/** The type of a field, as predicates and sorting need it. */
export type Shape =
  | { readonly kind: 'text' | 'number' | 'boolean' | 'json' }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shape>> }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'map'; readonly of: Shape };

export type ObjectShape = Extract<Shape, { kind: 'object' }>;

export const text: Shape = { kind: 'text' };
export const number: Shape = { kind: 'number' };
export const boolean: Shape = { kind: 'boolean' };
/** Values of any type: attribute values and custom fields. */
export const json: Shape = { kind: 'json' };
export const object = (fields: Readonly<Record<string, Shape>>): ObjectShape => ({ kind: 'object', fields });
export const list = (of: Shape): Shape => ({ kind: 'list', of });
/** A map: every key has the same shape, such as locales and custom field names. */
export const map = (of: Shape): Shape => ({ kind: 'map', of });

export const localized = map(text);
export const reference = object({ typeId: text, id: text });
export const keyReference = object({ typeId: text, key: text });
export const money = object({ type: text, currencyCode: text, centAmount: number, fractionDigits: number });
export const customFields = object({ type: reference, fields: map(json) });
/** The lines of an address. */
const ADDRESS_LINES = [
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
  'building',
  'apartment',
  'pOBox',
  'phone',
  'mobile',
  'email',
  'fax',
  'additionalAddressInfo',
  'externalId',
];
export const address = object({
  ...Object.fromEntries(ADDRESS_LINES.map((line) => [line, text])),
  custom: customFields,
});

/** Returns the shape of a resource: its fields and those that every resource has. */
export const resource = (fields: Readonly<Record<string, Shape>>): ObjectShape =>
  object({ id: text, key: text, version: number, createdAt: text, lastModifiedAt: text, ...fields });

/** Returns the shape of a field, or undefined if the field does not exist. */
export function fieldShape(shape: Shape, field: string): Shape | undefined {
  if (shape.kind === 'object') return Object.hasOwn(shape.fields, field) ? shape.fields[field] : undefined;
  if (shape.kind === 'map') return shape.of;
  if (shape.kind === 'list') return fieldShape(shape.of, field);
  return shape.kind === 'json' ? json : undefined;
}

/** Returns the shape at the end of a path, or undefined if the path does not exist. */
export const shapeAt = (shape: Shape, path: readonly string[]): Shape | undefined =>
  path.reduce<Shape | undefined>((place, field) => place && fieldShape(place, field), shape);
