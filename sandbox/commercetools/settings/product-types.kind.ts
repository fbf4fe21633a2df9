import type { AttributeDefinition, AttributeType, ProductType } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { duplicateField, invalidField } from '../errors/platform-error.js';
import { attributeDefinitionActions } from './attribute-definition-actions.js';
import { key, localizedString } from '../input/draft-parts.js';
import { productTypes } from '../families/families.js';
import { action, assigns, creates, type Kind } from '../resources/kind.js';

// Attribute types nest (sets, nested products): only their names are checked, the rest is stored as sent.
const attributeType = z.looseObject({
  name: z.enum([
    'boolean',
    'text',
    'ltext',
    'enum',
    'lenum',
    'number',
    'money',
    'date',
    'time',
    'datetime',
    'reference',
    'set',
    'nested',
  ]),
});
const attributeDefinition = z.object({
  name: z.string().regex(/^[A-Za-z0-9_-]{2,256}$/, 'An attribute name has 2 to 256 letters, digits, _ or -.'),
  label: localizedString,
  type: attributeType,
  isRequired: z.boolean().default(false),
  attributeConstraint: z.enum(['None', 'Unique', 'CombinationUnique', 'SameForAll']).default('None'),
  inputTip: localizedString.optional(),
  inputHint: z.enum(['SingleLine', 'MultiLine']).default('SingleLine'),
  isSearchable: z.boolean().default(true),
  level: z.enum(['Product', 'Variant']).default('Variant'),
});
const draft = z.object({
  key: key.optional(),
  name: z.string(),
  description: z.string(),
  attributes: z.array(attributeDefinition).optional(),
});

const asDefinition = (input: z.output<typeof attributeDefinition>): AttributeDefinition => ({
  ...input,
  type: input.type as AttributeType,
});

function withoutDouble(definitions: readonly AttributeDefinition[]): AttributeDefinition[] {
  const constrained = definitions.find((one) => one.level === 'Product' && one.attributeConstraint !== 'None');
  if (constrained !== undefined)
    throw invalidField('attributeConstraint', constrained.attributeConstraint, 'Only variants have constraints.');
  const names = definitions.map(({ name }) => name);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined) throw duplicateField('attributes.name', duplicate);
  return [...definitions];
}

export const productTypesKind: Kind<ProductType> = {
  path: 'product-types',
  family: productTypes,
  view: ['view_product_types', 'view_products'],
  manage: ['manage_product_types', 'manage_products'],
  create: creates(draft, (input, work) =>
    work.newResource({ ...input, attributes: withoutDouble((input.attributes ?? []).map(asDefinition)) }),
  ),
  actions: {
    ...attributeDefinitionActions,
    setKey: assigns('key', key.optional()),
    changeName: assigns('name', z.string()),
    changeDescription: assigns('description', z.string()),
    addAttributeDefinition: action(z.object({ attribute: attributeDefinition }), (body: ProductType, input) => ({
      ...body,
      attributes: withoutDouble([...(body.attributes ?? []), asDefinition(input.attribute)]),
    })),
    removeAttributeDefinition: action(z.object({ name: z.string() }), (body: ProductType, input) => ({
      ...body,
      attributes: (body.attributes ?? []).filter(({ name }) => name !== input.name),
    })),
  },
};
