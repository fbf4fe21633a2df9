import { isDeepStrictEqual } from 'node:util';
import type { AttributeDefinition, ProductData, ProductType, ProductVariant } from '@commercetools/platform-sdk';
import { invalidField, PlatformError, requiredField } from '../errors/platform-error.js';

const valueOf = ({ attributes }: ProductVariant, name: string): unknown =>
  attributes?.find((attribute) => attribute.name === name)?.value;

const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(JSON.stringify(one ?? null), JSON.stringify(other ?? null));

function requireSameForAll(variants: readonly ProductVariant[], { name }: AttributeDefinition): void {
  const [first, ...others] = variants.map((variant) => valueOf(variant, name));
  const other = others.find((value) => !isSame(value, first));
  if (others.some((value) => !isSame(value, first)))
    throw invalidField(name, other, 'The attribute must have the same value on all variants (SameForAll).');
}

function requireUnique(variants: readonly ProductVariant[], { name }: AttributeDefinition): void {
  const values = variants.map((variant) => valueOf(variant, name)).filter((value) => value !== undefined);
  const duplicate = values.find((value, index) => values.findIndex((one) => isSame(one, value)) !== index);
  if (duplicate === undefined) return;
  throw new PlatformError(400, {
    code: 'DuplicateAttributeValue',
    message: `Two variants have the same value of the attribute '${name}', which is unique.`,
    attribute: { name, value: duplicate },
  });
}

/** Throws if two variants have the same values of all attributes with the constraint CombinationUnique. */
function requireUniqueCombination(variants: readonly ProductVariant[], names: readonly string[]): void {
  if (names.length === 0 || variants.length < 2) return;
  const combinations = variants.map((variant) => names.map((name) => valueOf(variant, name) ?? null));
  const at = combinations.findIndex(
    (values, index) => combinations.findIndex((other) => isSame(other, values)) !== index,
  );
  if (at === -1) return;
  throw new PlatformError(400, {
    code: 'DuplicateAttributeValues',
    message: `Two variants have the same values of the attributes ${names.map((name) => `'${name}'`).join(', ')}.`,
    attributes: names.map((name, index) => ({ name, value: combinations[at]?.[index] })),
  });
}

const hasLevel =
  (level: AttributeDefinition['level']) =>
  (definition: AttributeDefinition): boolean =>
    definition.level === level;

/** Throws if attributes violate the constraints of their product type. */
export function requireConstraints(type: ProductType, data: ProductData): void {
  const variants = [data.masterVariant, ...data.variants];
  const definitions = (type.attributes ?? []).filter(hasLevel('Variant'));
  for (const definition of definitions) {
    if (definition.attributeConstraint === 'SameForAll') requireSameForAll(variants, definition);
    if (definition.attributeConstraint === 'Unique') requireUnique(variants, definition);
  }
  const combined = definitions.filter(({ attributeConstraint }) => attributeConstraint === 'CombinationUnique');
  requireUniqueCombination(
    variants,
    combined.map(({ name }) => name),
  );
}

/** Throws RequiredField if a required attribute is missing. */
export function requireRequiredAttributes(type: ProductType, data: ProductData): void {
  const required = (type.attributes ?? []).filter(({ isRequired }) => isRequired);
  const variants = [data.masterVariant, ...data.variants];
  for (const { name, level } of required) {
    const holders = level === 'Product' ? [{ id: 0, attributes: data.attributes }] : variants;
    if (holders.some((holder) => valueOf(holder, name) === undefined)) throw requiredField(name);
  }
}
