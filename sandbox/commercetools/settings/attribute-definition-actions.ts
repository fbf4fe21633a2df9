import type { AttributeDefinition, AttributeType, ProductType } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidField, invalidInput } from '../errors/platform-error.js';
import { localizedString } from '../input/draft-parts.js';
import { action, type Action, type Actions } from '../resources/kind.js';

type EnumType = Extract<AttributeType, { readonly name: 'enum' | 'lenum' }>;
type EnumValue = EnumType['values'][number];

/** Returns an action on the attribute definition that `attributeName` names. */
const onAttribute = <Shape extends z.ZodRawShape>(
  shape: Shape,
  change: (definition: AttributeDefinition, input: z.output<z.ZodObject<Shape>>) => AttributeDefinition,
): Action<ProductType> =>
  action(z.intersection(z.object({ attributeName: z.string() }), z.object(shape)), (body: ProductType, input) => {
    const { attributes = [] } = body;
    const found = attributes.find(({ name }) => name === input.attributeName);
    if (found === undefined) throw invalidField('attributeName', input.attributeName, 'There is no such attribute.');
    return { ...body, attributes: attributes.map((one) => (one === found ? change(found, input) : one)) };
  });

/** Returns the attribute with its enum values changed, also those of a set of enums. */
function withValues(
  definition: AttributeDefinition,
  kind: EnumType['name'],
  change: (values: readonly EnumValue[]) => EnumValue[],
): AttributeDefinition {
  const { type } = definition;
  const list = type.name === 'set' ? type.elementType : type;
  if (list.name !== kind) throw invalidInput(`The attribute '${definition.name}' is not of type '${kind}'.`);
  const next = { ...list, values: change(list.values) } as EnumType;
  return { ...definition, type: type.name === 'set' ? { ...type, elementType: next } : next };
}

function added(values: readonly EnumValue[], value: EnumValue): EnumValue[] {
  if (values.some(({ key }) => key === value.key)) throw invalidField('key', value.key, 'There is such a value.');
  return [...values, value];
}

function relabelled(values: readonly EnumValue[], { key, label }: EnumValue): EnumValue[] {
  if (!values.some((value) => value.key === key)) throw invalidField('key', key, 'There is no such value.');
  return values.map((value) => (value.key === key ? ({ ...value, label } as EnumValue) : value));
}

const plain = z.object({ key: z.string(), label: z.string() });
const localized = z.object({ key: z.string(), label: localizedString });

/** The update actions of single attribute definitions. */
export const attributeDefinitionActions: Actions<ProductType> = {
  changeLabel: onAttribute({ label: localizedString }, (definition, { label }) => ({ ...definition, label })),
  setInputTip: onAttribute({ inputTip: localizedString.optional() }, (definition, { inputTip }) => ({
    ...definition,
    inputTip,
  })),
  changeInputHint: onAttribute({ newValue: z.enum(['SingleLine', 'MultiLine']) }, (definition, { newValue }) => ({
    ...definition,
    inputHint: newValue,
  })),
  changeIsSearchable: onAttribute({ isSearchable: z.boolean() }, (definition, { isSearchable }) => ({
    ...definition,
    isSearchable,
  })),
  changeAttributeConstraint: onAttribute({ newValue: z.literal('None') }, (definition, { newValue }) => ({
    ...definition,
    attributeConstraint: newValue,
  })),
  addPlainEnumValue: onAttribute({ value: plain }, (definition, { value }) =>
    withValues(definition, 'enum', (values) => added(values, value)),
  ),
  addLocalizedEnumValue: onAttribute({ value: localized }, (definition, { value }) =>
    withValues(definition, 'lenum', (values) => added(values, value)),
  ),
  changePlainEnumValueLabel: onAttribute({ newValue: plain }, (definition, { newValue }) =>
    withValues(definition, 'enum', (values) => relabelled(values, newValue)),
  ),
  changeLocalizedEnumValueLabel: onAttribute({ newValue: localized }, (definition, { newValue }) =>
    withValues(definition, 'lenum', (values) => relabelled(values, newValue)),
  ),
  changeAttributeOrderByName: action(z.object({ attributeNames: z.array(z.string()) }), (body: ProductType, input) => {
    const { attributes = [] } = body;
    const ordered = input.attributeNames.flatMap((name) => attributes.find((one) => one.name === name) ?? []);
    if (ordered.length !== attributes.length || new Set(ordered).size !== attributes.length)
      throw invalidInput('The order names every attribute once.');
    return { ...body, attributes: ordered };
  }),
};
