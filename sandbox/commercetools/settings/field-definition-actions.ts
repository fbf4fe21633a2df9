import type { FieldDefinition, FieldType, Type } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidField, invalidInput } from '../errors/platform-error.js';
import { localizedString } from '../input/draft-parts.js';
import { action, type Action, type Actions } from '../resources/kind.js';

type EnumType = Extract<FieldType, { readonly name: 'Enum' | 'LocalizedEnum' }>;
type EnumValue = EnumType['values'][number];

/** Returns an action on the field definition that `fieldName` names. */
const onField = <Shape extends z.ZodRawShape>(
  shape: Shape,
  change: (definition: FieldDefinition, input: z.output<z.ZodObject<Shape>>) => FieldDefinition,
): Action<Type> =>
  action(z.intersection(z.object({ fieldName: z.string() }), z.object(shape)), (body: Type, input) => {
    const found = body.fieldDefinitions.find(({ name }) => name === input.fieldName);
    if (found === undefined) throw invalidField('fieldName', input.fieldName, 'There is no such field.');
    return {
      ...body,
      fieldDefinitions: body.fieldDefinitions.map((one) => (one === found ? change(found, input) : one)),
    };
  });

/** Returns the field with its enum values changed, also those of a set of enums. */
function withValues(
  definition: FieldDefinition,
  kind: EnumType['name'],
  change: (values: readonly EnumValue[]) => EnumValue[],
): FieldDefinition {
  const { type } = definition;
  const list = type.name === 'Set' ? type.elementType : type;
  if (list.name !== kind) throw invalidInput(`The field '${definition.name}' is not of type '${kind}'.`);
  const next = { ...list, values: change(list.values) } as EnumType;
  return { ...definition, type: type.name === 'Set' ? { ...type, elementType: next } : next };
}

function added(values: readonly EnumValue[], value: EnumValue): EnumValue[] {
  if (values.some(({ key }) => key === value.key)) throw invalidField('value', value.key, 'Exists already.');
  return [...values, value];
}

function relabelled(values: readonly EnumValue[], { key, label }: EnumValue): EnumValue[] {
  if (!values.some((value) => value.key === key)) throw invalidField('value', key, 'There is no such value.');
  return values.map((value) => (value.key === key ? ({ ...value, label } as EnumValue) : value));
}

/** Returns the values in the order of the keys. Throws InvalidInput unless each key is named once. */
function ordered(values: readonly EnumValue[], keys: readonly string[]): EnumValue[] {
  const next = keys.flatMap((key) => values.find((value) => value.key === key) ?? []);
  if (next.length !== values.length || new Set(next).size !== values.length)
    throw invalidInput('The order names every value once.');
  return next;
}

const plain = z.object({ key: z.string(), label: z.string() });
const localized = z.object({ key: z.string(), label: localizedString });
const keys = z.array(z.string());

/** The update actions of single field definitions. */
export const fieldDefinitionActions: Actions<Type> = {
  changeLabel: onField({ label: localizedString }, (definition, { label }) => ({ ...definition, label })),
  changeInputHint: onField({ inputHint: z.enum(['SingleLine', 'MultiLine']) }, (definition, { inputHint }) => ({
    ...definition,
    inputHint,
  })),
  addEnumValue: onField({ value: plain }, (definition, { value }) =>
    withValues(definition, 'Enum', (values) => added(values, value)),
  ),
  addLocalizedEnumValue: onField({ value: localized }, (definition, { value }) =>
    withValues(definition, 'LocalizedEnum', (values) => added(values, value)),
  ),
  changeEnumValueLabel: onField({ value: plain }, (definition, { value }) =>
    withValues(definition, 'Enum', (values) => relabelled(values, value)),
  ),
  changeLocalizedEnumValueLabel: onField({ value: localized }, (definition, { value }) =>
    withValues(definition, 'LocalizedEnum', (values) => relabelled(values, value)),
  ),
  changeEnumValueOrder: onField({ keys }, (definition, input) =>
    withValues(definition, 'Enum', (values) => ordered(values, input.keys)),
  ),
  changeLocalizedEnumValueOrder: onField({ keys }, (definition, input) =>
    withValues(definition, 'LocalizedEnum', (values) => ordered(values, input.keys)),
  ),
  changeFieldDefinitionOrder: action(z.object({ fieldNames: z.array(z.string()) }), (body: Type, { fieldNames }) => {
    const { fieldDefinitions } = body;
    const next = fieldNames.flatMap((name) => fieldDefinitions.find((one) => one.name === name) ?? []);
    if (next.length !== fieldDefinitions.length || new Set(next).size !== fieldDefinitions.length)
      throw invalidInput('The order names every field once.');
    return { ...body, fieldDefinitions: next };
  }),
};
