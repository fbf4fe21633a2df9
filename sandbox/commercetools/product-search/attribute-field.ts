import { indexedField } from './indexed-field.js';
import { languageOf, malformed, type FieldName, type SearchField, type ValueKind } from './search-field.js';

/** A searchable part of an attribute's value, and its type. */
interface Part {
  readonly below: string;
  readonly kind: ValueKind;
  readonly isLocalized?: true;
}

const plain = (kind: ValueKind): Readonly<Record<string, Part>> => ({ '': { below: '', kind } });
const key: Part = { below: '.key', kind: 'text' };
const id: Part = { below: '.id', kind: 'text' };
const cents: Part = { below: '.centAmount', kind: 'number' };

/** The parts that an expression may name, by attribute type; the empty name is the value itself. */
const PARTS: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  text: plain('text'),
  number: plain('number'),
  boolean: plain('boolean'),
  date: plain('date'),
  datetime: plain('date'),
  time: plain('date'),
  ltext: { '': { below: '', kind: 'text', isLocalized: true } },
  enum: { '': key, key, label: { below: '.label', kind: 'text' } },
  lenum: { '': key, key, label: { below: '.label', kind: 'text', isLocalized: true } },
  money: { '': cents, centAmount: cents, currencyCode: { below: '.currencyCode', kind: 'text' } },
  reference: { '': id, id, typeId: { below: '.typeId', kind: 'text' } },
};

const LISTS = { product: '$.masterData.current.attributes', variant: '$.attributes' };

// The name is inserted into a JSON path.
const NAME = /^(variants\.)?attributes\.([A-Za-z0-9_-]{2,256})(?:\.([A-Za-z]+))?$/;

/**
 * Returns the field of an attribute, of each variant or of the product; undefined for any other name. An expression must
 * name the type, because two product types may have attributes of the same name and different types.
 */
export function attributeField(name: FieldName): SearchField | undefined {
  const [, ofVariants, attribute, wanted = ''] = NAME.exec(name.field) ?? [];
  if (attribute === undefined) return undefined;
  if (name.fieldType === undefined)
    throw malformed(`The field '${name.field}' is an attribute: a fieldType is required.`);
  const type = name.fieldType.replace(/^set_/, '');
  const parts = Object.hasOwn(PARTS, type) ? PARTS[type] : undefined;
  if (parts === undefined) throw malformed(`'${name.fieldType}' is not a fieldType.`);
  const part = Object.hasOwn(parts, wanted) ? parts[wanted] : undefined;
  if (part === undefined) throw malformed(`The field '${name.field}' does not exist on a ${name.fieldType}.`);
  const language = part.isLocalized ? languageOf(name) : undefined;
  const below = language === undefined ? part.below : `${part.below}."${language}"`;
  const level = ofVariants === undefined ? 'product' : 'variant';
  // A set is a list of values, anything else one value: `[*]` works for both.
  const path = `${LISTS[level]}[*] ? (@.name == "${attribute}").value[*]${below}`;
  return indexedField({ level, kind: part.kind, language, path, attribute });
}
