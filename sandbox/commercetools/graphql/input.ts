import {
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { invalidInput, invalidJsonInput } from '../errors/platform-error.js';

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value]);

function json(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJsonInput(`The custom field value ${text} is not JSON.`);
  }
}

/** Returns custom fields as the REST API expects them; GraphQL sends values as JSON texts, and the type by id, key or reference. */
function customFields({ typeId, typeKey, type, fields }: Values): Values {
  const byName = typeId === undefined && typeKey === undefined ? undefined : { id: typeId, key: typeKey };
  const entries = Array.isArray(fields) ? fields : [];
  return {
    type: isValues(type) ? type : byName,
    fields: Object.fromEntries(entries.filter(isValues).map(({ name, value }) => [String(name), json(value)])),
  };
}

function objectInput(type: GraphQLInputObjectType, values: Values): unknown {
  const converted = Object.fromEntries(
    Object.entries(type.getFields())
      .filter(([name]) => values[name] !== undefined && values[name] !== null)
      .map(([name, field]) => [name, restInput(field.type, values[name])]),
  );
  if (type.name === 'CustomFieldsDraft') return customFields(converted);
  if (type.name === 'BaseMoneyInput') return converted.centPrecision;
  if (type.name.endsWith('CustomType')) {
    const { typeId: _id, typeKey: _key, ...rest } = converted;
    return { ...rest, ...customFields(converted) };
  }
  // An absent value removes the field, so it must stay absent.
  return type.name.endsWith('CustomField') ? { ...converted, value: json(converted.value) } : converted;
}

/** Returns a GraphQL input as the body of the REST operation of the same name. */
export function restInput(type: GraphQLInputType, value: unknown): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const converted = listOf(value).map((item) => restInput(inner.ofType, item));
    const element = getNullableType(inner.ofType);
    if (!isInputObjectType(element) || element.name !== 'LocalizedStringItemInputType') return converted;
    return Object.fromEntries(converted.filter(isValues).map((item) => [String(item.locale), item.value]));
  }
  if (isInputObjectType(inner) && isValues(value)) return objectInput(inner, value);
  return value;
}

/** Returns update actions as the REST API expects them: `{ addLineItem: {…} }` becomes `{ action: 'addLineItem', … }`. */
export function restActions(actions: unknown): object[] {
  const list = Array.isArray(actions) ? actions.filter(isValues) : [];
  return list.map((entry) => {
    const [[action, fields] = [], ...more] = Object.entries(entry);
    if (action === undefined || more.length > 0) throw invalidInput('An update action has exactly one field.');
    return { ...(isValues(fields) ? fields : {}), action };
  });
}
