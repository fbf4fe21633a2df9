import { getNullableType, isInputObjectType, isListType } from 'graphql';
import { invalidInput, invalidJsonInput } from '../http/platform-error.js';
const isValues = (value) => typeof value === 'object' && value !== null;
function json(text) {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJsonInput(`The custom field value ${text} is not JSON.`);
  }
}
/** Custom fields come as names with JSON texts, their type by id, key or reference. */
function customFields({ typeId, typeKey, type, fields }) {
  const named = isValues(type)
    ? type
    : typeId !== undefined || typeKey !== undefined
      ? { id: typeId, key: typeKey }
      : undefined;
  const entries = Array.isArray(fields) ? fields : [];
  return {
    type: named,
    fields: Object.fromEntries(entries.filter(isValues).map(({ name, value }) => [String(name), json(value)])),
  };
}
function objectInput(type, values) {
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
  // An absent value takes the field away, so it must stay absent.
  return type.name.endsWith('CustomField') ? { ...converted, value: json(converted.value) } : converted;
}
/** A GraphQL input as the body that the REST operation of the same name takes. */
export function restInput(type, value) {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const items = Array.isArray(value) ? value : [value];
    const converted = items.map((item) => restInput(inner.ofType, item));
    const element = getNullableType(inner.ofType);
    if (!isInputObjectType(element) || element.name !== 'LocalizedStringItemInputType') return converted;
    return Object.fromEntries(converted.filter(isValues).map((item) => [String(item.locale), item.value]));
  }
  if (isInputObjectType(inner) && isValues(value)) return objectInput(inner, value);
  return value;
}
/** Update actions: `{ addLineItem: {…} }` becomes `{ action: 'addLineItem', … }`. */
export function restActions(actions) {
  const list = Array.isArray(actions) ? actions.filter(isValues) : [];
  return list.map((entry) => {
    const [[action, fields] = [], ...more] = Object.entries(entry);
    if (action === undefined || more.length > 0) throw invalidInput('An update action has exactly one field.');
    return { ...Object(fields), action };
  });
}
//# sourceMappingURL=input.js.map
