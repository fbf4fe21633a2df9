import { isFields, type Fields, type Schema } from './schema.js';

interface Place {
  /** Where in the answer, such as `.lineItems[0].price`. */
  readonly path: string;
  /** The type of the whole answer. */
  readonly type: string;
}

type Check = (schema: Schema, value: unknown, place: Place) => string | undefined;

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? 'nothing';

const at = ({ path, type }: Place, problem: string): string => `${type}${path}: ${problem}`;

/**
 * Checks values against the schemas of `declared-types.ts`. Nothing is compiled: the types refer to each other in cycles,
 * and compiling all of them would take seconds in every test file.
 */
export class SchemaCheck {
  constructor(private readonly definitions: Readonly<Record<string, Schema>>) {}

  /** Returns the first problem of a value of a named type, with its path. */
  problem(type: string, value: unknown): string | undefined {
    return this.check({ $ref: `#/definitions/${type}` }, value, { path: '', type });
  }

  private readonly check: Check = (schema, value, place) => {
    if (schema.$ref !== undefined) return this.check(this.named(schema.$ref), value, place);
    if (schema.const !== undefined && schema.const !== value)
      return at(place, `is ${shown(value)}, not ${shown(schema.const)}`);
    if (schema.enum !== undefined && !schema.enum.includes(value))
      return at(place, `is ${shown(value)}, which is none of its values`);
    if (schema.anyOf !== undefined) return this.anyOf(schema.anyOf, value, place);
    if (schema.type !== undefined && schema.type !== kindOf(value))
      return at(place, `is ${shown(value)}, not of type ${schema.type}`);
    if (isFields(value)) return this.object(schema, value, place);
    return Array.isArray(value) ? this.list(schema.items ?? {}, value, place) : undefined;
  };

  private named(ref: string): Schema {
    const schema = this.definitions[ref.slice(ref.lastIndexOf('/') + 1)];
    if (schema === undefined) throw new Error(`There is no type ${ref}.`);
    return schema;
  }

  private anyOf(schemas: readonly Schema[], value: unknown, place: Place): string | undefined {
    const problems = schemas.map((schema) => this.check(schema, value, place));
    return problems.includes(undefined) ? undefined : problems[0];
  }

  /** Checks a value of a union with a discriminator. */
  private tagged({ oneOf = [], discriminator, isOpen }: Schema, value: Fields, place: Place): string | undefined {
    const tag = discriminator?.propertyName ?? '';
    const kind = oneOf.find(({ $ref = '' }) => this.named($ref).properties?.[tag]?.const === value[tag]);
    if (kind === undefined && isOpen) return undefined;
    if (kind === undefined) return at(place, `has the ${tag} ${shown(value[tag])}, which none of its kinds has`);
    return this.check(kind, value, place);
  }

  private list(items: Schema, values: readonly unknown[], place: Place): string | undefined {
    for (const [index, value] of values.entries()) {
      const problem = this.check(items, value, { ...place, path: `${place.path}[${index}]` });
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  private object(schema: Schema, value: Fields, place: Place): string | undefined {
    if (schema.discriminator !== undefined) return this.tagged(schema, value, place);
    const missing = schema.required?.find((name) => value[name] === undefined);
    if (missing !== undefined) return at(place, `has no ${missing}`);
    const { properties = {}, additionalProperties = {} } = schema;
    for (const [name, field] of Object.entries(value)) {
      const described = (Object.hasOwn(properties, name) ? properties[name] : undefined) ?? additionalProperties;
      if (described === false) return at(place, `has ${name}, which the platform does not have there`);
      const problem = this.check(described, field, { ...place, path: `${place.path}.${name}` });
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
}
