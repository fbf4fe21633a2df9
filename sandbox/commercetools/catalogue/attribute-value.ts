import type { Attribute, AttributeLevelEnum, AttributeType, ProductType } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidField, PlatformError } from '../errors/platform-error.js';
import { localizedString, money } from '../input/draft-parts.js';
import { asCentPrecision } from '../amounts/money.js';

export const attributeDraft = z.object({ name: z.string(), value: z.unknown() });

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  boolean: z.boolean(),
  text: z.string(),
  ltext: localizedString,
  number: z.number(),
  date: z.iso.date(),
  time: z.string(),
  datetime: z.string(),
  reference: z.object({ typeId: z.string(), id: z.string() }),
  set: z.array(z.unknown()),
  nested: z.array(attributeDraft),
};

// An enum value is set by its key and stored as the whole entry.
function enumEntry(values: readonly { key: string }[], name: string, value: unknown): unknown {
  const wanted = typeof value === 'object' && value !== null && 'key' in value ? value.key : value;
  const entry = values.find(({ key }) => key === wanted);
  if (entry === undefined) throw invalidField(name, value, 'Not one of the enum keys.');
  return entry;
}

function stored(type: AttributeType, name: string, value: unknown): unknown {
  if (type.name === 'enum' || type.name === 'lenum') return enumEntry(type.values, name, value);
  const parsed = (type.name === 'money' ? money : (SCHEMAS[type.name] ?? z.unknown())).safeParse(value);
  if (!parsed.success) throw invalidField(name, value, parsed.error.issues[0]?.message ?? 'Not valid.');
  if (type.name === 'money') return asCentPrecision(money.parse(value));
  if (type.name === 'set' && Array.isArray(parsed.data))
    return parsed.data.map((element) => stored(type.elementType, name, element));
  return parsed.data;
}

/** Returns an attribute as its product type defines it. Throws if the type lacks it or the value does not fit. */
export function attribute(
  productType: ProductType,
  draft: z.output<typeof attributeDraft>,
  level: AttributeLevelEnum = 'Variant',
): Attribute {
  const definition = productType.attributes?.find(({ name }) => name === draft.name);
  if (definition === undefined)
    throw new PlatformError(400, {
      code: 'AttributeNameDoesNotExist',
      message: `The attribute '${draft.name}' does not exist on product type '${productType.key ?? productType.id}'.`,
      invalidAttributeName: draft.name,
    });
  if (definition.level !== level)
    throw invalidField(draft.name, draft.value, `The attribute is defined on the level ${definition.level}.`);
  return { name: draft.name, value: stored(definition.type, draft.name, draft.value) };
}
