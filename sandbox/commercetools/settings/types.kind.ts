import type { FieldDefinition, Type } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { duplicateField } from '../errors/platform-error.js';
import { key, localizedString } from '../input/draft-parts.js';
import { types } from '../families/families.js';
import { fieldDefinitionActions } from './field-definition-actions.js';
import { action, assigns, creates, type Kind } from '../resources/kind.js';

const SIMPLE_TYPES = ['Boolean', 'String', 'LocalizedString', 'Number', 'Money', 'Date', 'Time', 'DateTime'] as const;
const elementType = z.union([
  z.object({ name: z.enum(SIMPLE_TYPES) }),
  z.object({ name: z.literal('Enum'), values: z.array(z.object({ key: z.string(), label: z.string() })) }),
  z.object({
    name: z.literal('LocalizedEnum'),
    values: z.array(z.object({ key: z.string(), label: localizedString })),
  }),
  z.object({ name: z.literal('Reference'), referenceTypeId: z.string() }),
]);
const fieldType = z.union([elementType, z.object({ name: z.literal('Set'), elementType })]);
const fieldDefinition = z.object({
  name: z.string().regex(/^[A-Za-z0-9_-]{2,256}$/, 'A field name has 2 to 256 letters, digits, _ or -.'),
  label: localizedString,
  required: z.boolean().default(false),
  type: fieldType,
  inputHint: z.enum(['SingleLine', 'MultiLine']).default('SingleLine'),
});
const draft = z.object({
  key,
  name: localizedString,
  description: localizedString.optional(),
  resourceTypeIds: z.array(z.string()).min(1),
  fieldDefinitions: z.array(fieldDefinition).optional(),
});

// The SDK lists reference and resource type ids as closed unions; the platform keeps adding to them, so any text passes.
const asDefinition = (input: z.output<typeof fieldDefinition>): FieldDefinition => ({
  ...input,
  type: input.type,
});

function withoutDouble(definitions: readonly FieldDefinition[]): FieldDefinition[] {
  const names = definitions.map(({ name }) => name);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined) throw duplicateField('fieldDefinitions.name', duplicate);
  return [...definitions];
}

const named = z.object({ fieldName: z.string() });

export const typesKind: Kind<Type> = {
  path: 'types',
  family: types,
  view: ['view_types'],
  manage: ['manage_types'],
  create: creates(draft, (input, work) =>
    work.newResource({
      ...input,
      resourceTypeIds: input.resourceTypeIds,
      fieldDefinitions: withoutDouble((input.fieldDefinitions ?? []).map(asDefinition)),
    }),
  ),
  actions: {
    ...fieldDefinitionActions,
    changeKey: assigns('key', key),
    changeName: assigns('name', localizedString),
    setDescription: assigns('description', localizedString.optional()),
    addFieldDefinition: action(z.object({ fieldDefinition }), (body: Type, input) => ({
      ...body,
      fieldDefinitions: withoutDouble([...body.fieldDefinitions, asDefinition(input.fieldDefinition)]),
    })),
    removeFieldDefinition: action(named, (body: Type, { fieldName }) => ({
      ...body,
      fieldDefinitions: body.fieldDefinitions.filter(({ name }) => name !== fieldName),
    })),
  },
};
