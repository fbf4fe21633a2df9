import type { SectionView } from '@manifold/domain/admin-api/contract';
import type { FieldForm } from './field.js';

/** The parts of a JSON schema that decide how a value is typed. */
interface PropertySchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly PropertySchema[];
  readonly items?: PropertySchema;
  readonly format?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function numberForm(name: string, { type }: PropertySchema, isNullable: boolean): FieldForm {
  if (name.endsWith('CentAmount')) return { kind: 'amount', isNullable };
  if (name.endsWith('Rate') && type === 'number') return { kind: 'percent', isNullable };
  return isNullable ? { kind: 'limit', isNullable } : { kind: 'count', isNullable };
}

function listForm({ items }: PropertySchema): FieldForm {
  if (items?.type === 'integer') return { kind: 'list', items: 'count' };
  return items?.type === 'string' ? { kind: 'list', items: 'text' } : { kind: 'entries' };
}

/** Splits a nullable schema into the schema of its value and whether it may be null. */
function withoutNull(property: PropertySchema): { readonly schema: PropertySchema; readonly isNullable: boolean } {
  const { type, anyOf } = property;
  if (type !== undefined && typeof type !== 'string') {
    const only = type.find((each) => each !== 'null');
    return { schema: { ...property, type: only ?? 'null' }, isNullable: type.includes('null') };
  }
  if (!anyOf) return { schema: property, isNullable: false };
  const others = anyOf.filter((each) => each.type !== 'null');
  const [only] = others;
  return { schema: others.length === 1 && only ? only : {}, isNullable: others.length < anyOf.length };
}

function formOfProperty(name: string, property: PropertySchema): FieldForm {
  const { schema, isNullable } = withoutNull(property);
  if (schema.enum) return { kind: 'choice', isNullable, choices: schema.enum.filter(isText) };
  if (schema.type === 'boolean') return { kind: 'switch', isNullable };
  if (schema.type === 'integer' || schema.type === 'number') return numberForm(name, schema, isNullable);
  if (schema.type === 'array') return listForm(schema);
  if (schema.type !== 'string') return { kind: 'entries' };
  if (name === 'iban') return { kind: 'iban', isNullable };
  return { kind: schema.format === 'date-time' ? 'instant' : 'text', isNullable };
}

/** Returns how a field is shown and typed, derived from the section's schema. */
export function fieldForm({ rowSchema }: Pick<SectionView, 'rowSchema'>, name: string): FieldForm {
  // The server sends a JSON schema; kinds that are not known here are only counted.
  const properties = (rowSchema['properties'] ?? {}) as Readonly<Record<string, PropertySchema>>;
  const property = properties[name];
  return property ? formOfProperty(name, property) : { kind: 'entries' };
}
