import type { CustomFields, FieldDefinition, FieldType, Address } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidField, invalidInput, invalidOperation, requiredField } from '../errors/platform-error.js';
import {
  type customFieldsDraft,
  localizedString,
  money,
  resourceIdentifier,
  type AddressDraft,
} from '../input/draft-parts.js';
import { asCentPrecision } from '../amounts/money.js';
import { referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import { types } from '../families/families.js';

export type CustomFieldsDraft = z.output<typeof customFieldsDraft>;

/** The action that sets the custom type of a resource, or removes it if no type is named. */
export const customTypeInput = z.object({
  type: resourceIdentifier.optional(),
  fields: z.record(z.string(), z.unknown()).optional(),
});
export const customFieldInput = z.object({ name: z.string(), value: z.unknown().optional() });

const SIMPLE: Readonly<Record<string, z.ZodType>> = {
  Boolean: z.boolean(),
  String: z.string(),
  LocalizedString: localizedString,
  Number: z.number(),
  Date: z.iso.date(),
  Time: z.string(),
  DateTime: z.string(),
  Reference: z.object({ typeId: z.string(), id: z.string() }),
};

function parsed(schema: z.ZodType, name: string, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw invalidField(name, value, result.error.issues[0]?.message ?? 'Not valid.');
  return result.data;
}

/** The value as it is stored, checked against the field's definition. */
function fieldValue(type: FieldType, name: string, value: unknown): unknown {
  if (type.name === 'Set') return parsed(z.array(z.unknown()), name, value);
  if (type.name === 'Money') return asCentPrecision(parsed(money, name, value) as z.output<typeof money>);
  if (type.name === 'Enum' || type.name === 'LocalizedEnum') {
    const keys: readonly string[] = type.values.map((entry) => entry.key);
    if (typeof value !== 'string' || !keys.includes(value))
      throw invalidField(name, value, 'Not one of the enum keys.');
    return value;
  }
  return parsed(SIMPLE[type.name] ?? z.unknown(), name, value);
}

const elements = (definition: FieldDefinition, value: unknown): unknown => {
  const checked = fieldValue(definition.type, definition.name, value);
  if (definition.type.name !== 'Set' || !Array.isArray(checked)) return checked;
  const { elementType } = definition.type;
  return checked.map((element) => fieldValue(elementType, definition.name, element));
};

function definitionOf(definitions: readonly FieldDefinition[], name: string): FieldDefinition {
  const definition = definitions.find((candidate) => candidate.name === name);
  if (definition === undefined) throw invalidField(name, name, `The type has no field '${name}'.`);
  return definition;
}

/** Parses custom fields of a draft. The type must be for `resourceTypeId` and define every field that is set. */
export async function customFields(
  work: Work,
  resourceTypeId: string,
  draft: CustomFieldsDraft | undefined,
): Promise<CustomFields | undefined> {
  if (draft === undefined) return undefined;
  const type = await referenced(work, types, draft.type);
  const allowedTypes: readonly string[] = type.resourceTypeIds;
  if (!allowedTypes.includes(resourceTypeId))
    throw invalidInput(`The type '${type.key}' is not meant for '${resourceTypeId}'.`);
  const fields = Object.entries(draft.fields ?? {}).map(([name, value]) => [
    name,
    elements(definitionOf(type.fieldDefinitions, name), value),
  ]);
  const set = new Set(fields.map(([name]) => name));
  const missing = type.fieldDefinitions.find((definition) => definition.required && !set.has(definition.name));
  if (missing !== undefined) throw requiredField(missing.name);
  return { type: { typeId: 'type', id: type.id }, fields: Object.fromEntries(fields) as Record<string, unknown> };
}

/** `setCustomField`: an absent value removes the field. */
export async function withCustomField(
  work: Work,
  current: CustomFields | undefined,
  { name, value }: z.output<typeof customFieldInput>,
): Promise<CustomFields> {
  if (current === undefined)
    throw invalidOperation('This resource has no custom type set. Please set a custom type first.');
  const type = await referenced(work, types, { id: current.type.id });
  const definition = definitionOf(type.fieldDefinitions, name);
  const { [name]: _removed, ...others } = current.fields;
  if (value === undefined || value === null) {
    if (definition.required) throw requiredField(name);
    return { ...current, fields: others };
  }
  return { ...current, fields: { ...others, [name]: elements(definition, value) } };
}

/** `setCustomType`: without a type, all custom fields go. */
export const customTypeOf = (
  work: Work,
  resourceTypeId: string,
  { type, fields }: z.output<typeof customTypeInput>,
): Promise<CustomFields | undefined> =>
  customFields(work, resourceTypeId, type === undefined ? undefined : { type, fields });

/** Returns an address from its draft, with its custom fields checked. */
export async function asAddress(work: Work, { custom, ...draft }: AddressDraft): Promise<Address> {
  return { ...draft, custom: await customFields(work, 'address', custom) };
}
