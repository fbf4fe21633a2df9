import { isFields, type Fields } from '../answers/schema.js';
import { BUSINESS } from './values/business.js';
import { CATALOGUE } from './values/catalogue.js';
import { CHECKOUT } from './values/checkout.js';
import { PARTS } from './values/parts.js';
import { COMMON } from './values/common.js';
import { REFERENCES } from './values/references.js';
import { SETTINGS } from './values/settings.js';
import type { Values } from './values/pairs.js';

/**
 * Two values for published properties that an arbitrary word, number or Boolean does not fit. Named by the property
 * (`country`), by type and property (`LineItemDraft.variantId`), or by the published type (`#LocalizedString`).
 * `Type+` names fields that a body of that type needs beside; `Type.property+` those that this property needs beside.
 *
 * `$n` in a text is another number in each request. `&name` is the id of something in the shop (`sampling-shop.ts`),
 * `@path` a value of the resource that is changed; `|` parts alternatives, the last of which may be a text after `=`.
 */
const VALUES: Values = {
  ...COMMON,
  ...SETTINGS,
  ...PARTS,
  ...CHECKOUT,
  ...CATALOGUE,
  ...REFERENCES,
  ...BUSINESS,
};

/** Ids by which actions name parts of a resource; samples of other properties use the first part. */
export const SELECTORS: readonly string[] = [
  'lineItemId',
  'customLineItemId',
  'textLineItemId',
  'addressId',
  'assetId',
  'variantId',
  'priceId',
  'deliveryId',
  'parcelId',
  'returnItemId',
  'taxRateId',
  'transactionId',
];

/** The same for names that many types have in common. */
const PATTERNS: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/CustomFieldAction\.name$/, ['note', 'remark']],
  [/CustomFieldAction\.name\+$/, [{ value: 'x' }]],
  [/CustomFieldAction\.value\+$/, [{ name: 'note' }]],
  [/CustomTypeAction\.fields\+$/, [{ type: { typeId: 'type', key: 'type1' } }]],
  [/^ProductSetAttribute.*Action\.name$/, ['brand', 'maker']],
  [/ItemShippingAddress.*\.address\+$|itemShippingAddresses\[\]\+$/, [{ key: 'home', city: 'x' }]],
  [/ItemShippingAddress.*\.address\.key$|itemShippingAddresses\[\]\.key$/, ['home', 'other']],
  [/^(Product|Category).*\.slug$/, [{ en: 'slug-one-$n' }, { en: 'slug-two-$n' }]],
  [/^ProductSetAssetKeyAction\.(variantId|sku)\+$/, [{}]],
  [/^Product.*Asset.*Action\.(variantId|sku)\+$/, [{ assetId: undefined, assetKey: 'asset1' }]],
];

/** Returns two values for a property or a type, or further fields that a body needs. */
export const sampleValues = (name: string): readonly unknown[] | undefined =>
  VALUES[name] ?? PATTERNS.find(([pattern]) => pattern.test(name))?.[1];

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (place, step) => (isFields(place) || Array.isArray(place) ? Reflect.get(place, step) : undefined),
      value,
    );
}

/** Returns the value of the first path that exists, or the text after `=`. */
export function chosen([path = '', ...others]: readonly string[], resource: Fields): unknown {
  if (path.startsWith('=')) return path.slice(1);
  return at(resource, path) ?? (others.length === 0 ? undefined : chosen(others, resource));
}
