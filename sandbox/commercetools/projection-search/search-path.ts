import type { AttributeType } from '@commercetools/platform-sdk';
import { invalidInput } from '../errors/platform-error.js';
import { productTypes } from '../families/families.js';
import type { Work } from '../work/work.js';

/** A field in the search query language. */
export interface NamedField {
  readonly field: string;
  readonly fieldType?: string;
  readonly language?: string;
}

/** Fields that Product Search names differently. */
const RENAMED: Readonly<Record<string, string>> = {
  price: 'variants.prices.centAmount',
  'variants.price.centAmount': 'variants.prices.centAmount',
  'variants.price.currencyCode': 'variants.prices.currencyCode',
  'variants.price.country': 'variants.prices.country',
  'variants.prices.value.centAmount': 'variants.prices.centAmount',
  'variants.prices.value.currencyCode': 'variants.prices.currencyCode',
};
const LOCALIZED =
  /^(name|slug|description|metaTitle|metaDescription|metaKeywords|searchKeywords)\.([A-Za-z-]+)(?:\.text)?$/;
const ATTRIBUTE = /^variants\.attributes\.([\w-]{2,256})(?:\.([A-Za-z]+))?(?:\.([A-Za-z-]+))?$/;

const fieldTypeOf = (type: AttributeType): string =>
  type.name === 'set' ? `set_${fieldTypeOf(type.elementType)}` : type.name;

async function attribute(work: Work, [, name = '', part, language]: RegExpExecArray): Promise<NamedField> {
  const all = await work.backend.cache.all(productTypes);
  const found = all.flatMap(({ attributes = [] }) => attributes.filter((one) => one.name === name))[0];
  if (found === undefined) throw invalidInput(`Malformed parameter: filter: There is no attribute '${name}'.`);
  const fieldType = fieldTypeOf(found.type);
  const field = `variants.attributes.${name}`;
  // For a localized text the part is the language.
  if (fieldType.endsWith('ltext')) return { field, fieldType, language: part };
  return { field: part === undefined ? field : `${field}.${part}`, fieldType, language };
}

/** Returns the field that a path of the projection search names; attributes with the type that a product type defines. */
export async function searchPath(work: Work, path: string): Promise<NamedField> {
  const ofAttribute = ATTRIBUTE.exec(path);
  if (ofAttribute !== null) return attribute(work, ofAttribute);
  const [, field, language] = LOCALIZED.exec(path) ?? [];
  if (field !== undefined) return { field, language };
  return { field: RENAMED[path] ?? path };
}
