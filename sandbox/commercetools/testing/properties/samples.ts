import { isFields, type Definitions, type Fields, type Schema } from '../answers/schema.js';
import { plainPath } from './sample-answers.js';
import { sampleValues, SELECTORS } from './sample-values.js';

/** Two bodies that differ in one published property, which the second may lack. */
export interface Sample {
  /** Example: `CartDraft.lineItems[].custom.type`; the kind of a union stands in angle brackets. */
  readonly path: string;
  readonly one: unknown;
  readonly other: unknown;
}

const lastOf = (ref = ''): string => ref.slice(ref.lastIndexOf('/') + 1);
const lastWord = (path: string): string => path.slice(path.lastIndexOf('.') + 1).replaceAll(/\[\]|<.*>/g, '');

interface Place {
  readonly path: string;
  /** The published type that has the property. */
  readonly owner: string;
  /** The types that contain it: one that leads back to itself, such as a set of sets, is not followed again. */
  readonly ancestors: readonly string[];
}

/** Makes pairs of bodies that differ in one published property; all other fields are the required ones. */
export class Samples {
  constructor(private readonly definitions: Definitions) {}

  /** Returns all pairs for a published type. */
  ofType(name: string): Sample[] {
    return [...this.within(this.definitions[name] ?? {}, { path: name, owner: name, ancestors: [name] })];
  }

  private *within(schema: Schema, place: Place): Generator<Sample> {
    const { path, ancestors } = place;
    const values = this.valuesAt(schema, place);
    if (values !== undefined) {
      const [one, other] = values;
      yield { path, one, other };
    } else if (schema.$ref !== undefined) {
      const owner = lastOf(schema.$ref);
      if (ancestors.includes(owner)) return;
      yield* this.within(this.definitions[owner] ?? {}, { path, owner, ancestors: [...ancestors, owner] });
    } else if (schema.items !== undefined) {
      for (const { path: inner, one, other } of this.within(schema.items, { ...place, path: `${path}[]` }))
        yield { path: inner, one: [one], other: other === undefined ? [] : [other] };
    } else if (schema.oneOf !== undefined) yield* this.kinds(schema, place);
    else if (schema.anyOf?.[0] !== undefined) yield* this.within(schema.anyOf[0], place);
    else yield* this.properties(schema, place);
  }

  private *kinds({ oneOf = [], discriminator }: Schema, { path, ancestors }: Place): Generator<Sample> {
    const tag = discriminator?.propertyName ?? '';
    const kinds = oneOf.map(({ $ref }) => {
      const owner = lastOf($ref);
      const kind = this.definitions[owner] ?? {};
      return { kind, place: { path: `${path}<${String(kind.properties?.[tag]?.const)}>`, owner, ancestors } };
    });
    for (const [index, { kind, place }] of kinds.entries()) {
      // Choosing one kind instead of another must show as well.
      const another = kinds[index === 0 ? 1 : 0];
      const other = another && this.minimalFields(another.kind, another.place);
      yield { path: place.path, one: this.minimalFields(kind, place), other };
      yield* this.properties(kind, place);
    }
  }

  private *properties(schema: Schema, { path, owner, ancestors: types }: Place): Generator<Sample> {
    const base = this.minimalFields(schema, { path, owner, ancestors: types });
    // `obj` is part of answers only: it is ignored if a client sends an expanded reference back.
    const { obj: _expanded, ...properties } = schema.properties ?? {};
    for (const [name, property] of Object.entries(properties)) {
      if (property.const !== undefined) continue;
      const companionFields = sampleValues(`${owner}.${name}+`)?.[0];
      const fields = { ...base, ...withoutId(name), ...only(properties, companionFields) };
      for (const { path: inner, one, other } of this.within(property, {
        path: `${path}.${name}`,
        owner,
        ancestors: types,
      }))
        yield { path: inner, one: withField(fields, name, one), other: withField(fields, name, other) };
    }
  }

  /** Returns two values for a field without properties of its own; undefined for one with properties. */
  private valuesAt(schema: Schema, place: Place): readonly unknown[] | undefined {
    const type = lastOf(schema.$ref);
    const target = schema.$ref === undefined ? schema : (this.definitions[type] ?? {});
    const values = valuesFor(target, place) ?? sampleValues(`#${type}`);
    if (values !== undefined) return values;
    if (target.enum !== undefined) return target.enum;
    const name = lastWord(place.path);
    if (target.type === 'number') return [21, 22];
    if (target.type === 'boolean') return [true, false];
    return target.type === 'string' || isAny(target) ? [`${name}-one`, `${name}-two`] : undefined;
  }

  private minimalValue(schema: Schema, place: Place): unknown {
    if (schema.const !== undefined) return schema.const;
    const values = this.valuesAt(schema, place);
    if (values !== undefined) return values[0];
    if (schema.$ref !== undefined) {
      const owner = lastOf(schema.$ref);
      return this.minimalValue(this.definitions[owner] ?? {}, { ...place, owner });
    }
    if (schema.items !== undefined) return [];
    const [first] = schema.oneOf ?? schema.anyOf ?? [];
    return first === undefined ? this.minimalFields(schema, place) : this.minimalValue(first, place);
  }

  private minimalFields(schema: Schema, place: Place): Fields {
    const { path, owner } = place;
    const { properties = {}, required = [] } = schema;
    const fields = Object.entries(properties)
      .filter(([name, property]) => required.includes(name) || property.const !== undefined)
      .map(([name, property]): [string, unknown] => [
        name,
        this.minimalValue(property, { ...place, path: `${path}.${name}` }),
      ]);
    const selectors = owner.endsWith('Action') ? SELECTORS.filter((name) => name in properties) : [];
    const always = (sampleValues(`${path}+`) ?? sampleValues(`${owner}+`))?.[0];
    return {
      ...Object.fromEntries(fields),
      ...Object.fromEntries(
        selectors.map((name) => [name, (sampleValues(`${owner}.${name}`) ?? sampleValues(name))?.[0]]),
      ),
      ...(isFields(always) ? always : {}),
    };
  }
}

/** Returns whether a value may have any type. */
const isAny = (schema: Schema): boolean => Object.keys(schema).length === 0;

function valuesFor(target: Schema, { path, owner }: Place): readonly unknown[] | undefined {
  const name = lastWord(path);
  const values = sampleValues(path) ?? sampleValues(`${owner}.${name}`) ?? sampleValues(name);
  return values !== undefined && fits(values[0], target) ? values : undefined;
}

/** Returns whether a value fits a published type. */
function fits(value: unknown, target: Schema): boolean {
  const { type, items, enum: options } = target;
  if (isAny(target)) return true;
  if (items !== undefined) return Array.isArray(value);
  if (options !== undefined || type === 'string') return typeof value === 'string';
  if (type === 'number' || type === 'boolean') return typeof value === type;
  return typeof value === 'object';
}

/** Returns the fields that a type has. */
const only = (properties: object, fields: unknown): Fields =>
  isFields(fields) ? Object.fromEntries(Object.entries(fields).filter(([name]) => name in properties)) : {};

/** Removes the id if a part is named by its key, or a variant by its SKU. */
function withoutId(name: string): Fields {
  const id = name === 'sku' ? 'variantId' : name.replace(/Key$/, 'Id');
  return id !== name && SELECTORS.includes(id) ? { [id]: undefined } : {};
}

function withField(fields: Fields, name: string, value: unknown): Fields {
  if (value !== undefined) return { ...fields, [name]: value };
  const { [name]: _without, ...others } = fields;
  return others;
}

/** Returns the sample together with the sample value of each other property. */
export function companionsOf(sample: Sample, samples: readonly Sample[]): Sample[] {
  const { path, one, other } = sample;
  const nameOf = (name: string): string => plainPath(name).split('.')[0] ?? '';
  if (!isFields(one) || !isFields(other)) return [];
  const seen = new Set([nameOf(path)]);
  return samples.flatMap((companion) => {
    const name = nameOf(companion.path);
    if (seen.has(name) || !isFields(companion.one)) return [];
    seen.add(name);
    const companionField = { [name]: companion.one[name] };
    return [{ path, one: { ...one, ...companionField }, other: { ...other, ...companionField } }];
  });
}
