import { readFileSync } from 'node:fs';
import yaml from 'js-yaml';
import * as z from 'zod';
import { byFixedWords, templatePattern, type Exchange, type Validator } from './exchange.js';
import { cachedJson } from './cached-json.js';
import type { Definitions, Schema } from './schema.js';
import { SchemaCheck } from './schema-check.js';

interface Described {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Described;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Described;
  readonly allOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: Readonly<Record<string, string>> };
}

interface Operation {
  readonly method: string;
  readonly template: string;
  /** The type of the answer by its status; null where the description names none. */
  readonly answers: Readonly<Record<string, string | null>>;
}

interface Contract {
  readonly definitions: Definitions;
  readonly operations: readonly Operation[];
}

const described: z.ZodType<Described> = z.lazy(() => z.looseObject({}) as z.ZodType<Described>);
const answer = z.object({
  $ref: z.string().optional(),
  content: z.record(z.string(), z.object({ schema: described.optional() })).optional(),
});
const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), described), responses: z.record(z.string(), answer) }),
});
const operation = z.object({ responses: z.record(z.string(), answer) });
type Description = z.output<typeof description>;

const METHODS: ReadonlySet<string> = new Set(['get', 'post', 'delete']);
const lastOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** Converts the schemas of an OpenAPI description: inheritance is resolved, and unions have discriminators. */
class Schemas {
  constructor(private readonly all: Readonly<Record<string, Described>>) {}

  definitions(): Definitions {
    const plain = Object.fromEntries(
      Object.entries(this.all).map(([name, one]) => [name, this.kinds(one) ?? this.of(one)]),
    );
    return { ...plain, ...this.tagged() };
  }

  /** Returns each member of a union with its own name as the discriminator's constant. */
  private tagged(): Definitions {
    return Object.fromEntries(
      Object.values(this.all).flatMap((base) => {
        const { propertyName, mapping = {} } = discriminatorOf(base) ?? { propertyName: '' };
        return Object.entries(mapping).flatMap(([value, ref]) => {
          const kind = this.all[lastOf(ref)];
          if (kind === undefined || this.kinds(kind) !== undefined) return [];
          const schema = this.of(kind);
          return [[lastOf(ref), { ...schema, properties: { ...schema.properties, [propertyName]: { const: value } } }]];
        });
      }),
    );
  }

  private kinds(one: Described): Schema | undefined {
    const discriminator = discriminatorOf(one);
    if (discriminator?.mapping === undefined) return undefined;
    const names = [...new Set(Object.values(discriminator.mapping).map(lastOf))].filter((name) => this.all[name]);
    return {
      // The description does not list all kinds: those of orders are missing from the messages.
      isOpen: true,
      discriminator: { propertyName: discriminator.propertyName },
      oneOf: names.map((name) => ({ $ref: `#/definitions/${name}` })),
    };
  }

  private of(one: Described): Schema {
    if (one.$ref !== undefined) return { $ref: `#/definitions/${lastOf(one.$ref)}` };
    if (one.oneOf !== undefined) return { anyOf: one.oneOf.map((each) => this.of(each)) };
    if (one.enum !== undefined) return { enum: one.enum };
    if (one.type === 'array') return { type: 'array', items: one.items && this.of(one.items) };
    if (one.allOf === undefined && one.properties === undefined && one.additionalProperties === undefined)
      return one.type === 'integer' ? { type: 'number' } : { type: one.type };
    return this.object(one);
  }

  private object(one: Described): Schema {
    const parts = this.partsOf(one);
    return {
      type: 'object',
      properties: Object.assign({}, ...parts.map((part) => this.propertiesOf(part))) as Definitions,
      // If the values are free, a pattern of names is in the list of required ones: `/^[a-z]{2}$/`.
      required: [...new Set(parts.flatMap(({ required = [] }) => required))].filter((name) => !name.startsWith('/')),
    };
  }

  private propertiesOf({ properties = {} }: Described): Definitions {
    return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, this.of(property)]));
  }

  /** A schema and everything that it inherits from, the eldest first. */
  private partsOf(one: Described): Described[] {
    const { $ref, allOf = [] } = one;
    if ($ref !== undefined) return this.partsOf(this.all[lastOf($ref)] ?? {});
    return [...allOf.flatMap((part) => this.partsOf(part)), one];
  }
}

const discriminatorOf = ({ discriminator, allOf = [] }: Described): Described['discriminator'] =>
  discriminator ?? allOf.find((part) => part.discriminator !== undefined)?.discriminator;

function operationsOf({ paths, components }: Description): Operation[] {
  const typeOf = (one: z.output<typeof answer>): string | null => {
    const found = one.$ref === undefined ? one : components.responses[lastOf(one.$ref)];
    const ref = found?.content?.['application/json']?.schema?.$ref;
    return ref === undefined ? null : lastOf(ref);
  };
  return Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([method, raw]) => {
      if (!METHODS.has(method)) return [];
      const answers = Object.entries(operation.parse(raw).responses).map(([status, one]) => [status, typeOf(one)]);
      return [{ method: method.toUpperCase(), template, answers: Object.fromEntries(answers) as Operation['answers'] }];
    }),
  );
}

function readContract(file: string): Contract {
  const read = description.parse(yaml.load(readFileSync(file, 'utf8')));
  return { definitions: new Schemas(read.components.schemas).definitions(), operations: operationsOf(read) };
}

const contractOf = (file: string): Contract => cachedJson([file, new URL(import.meta.url)], () => readContract(file));

/** The types of the published OpenAPI description by their names. */
export const openapiDefinitions = (file: string): Definitions => contractOf(file).definitions;

/** Returns a validator that checks REST answers against the platform's published OpenAPI description. */
export function openapiValidator(file: string): Validator {
  const contract = contractOf(file);
  const check = new SchemaCheck(contract.definitions);
  const operations = [...contract.operations]
    .sort(byFixedWords)
    .map((one) => ({ ...one, pattern: templatePattern(one.template) }));
  return ({ method, path, status, received }: Exchange) => {
    const [address = ''] = path.split('?');
    if (!address.startsWith('/manifold/') || address.endsWith('/graphql') || method === 'HEAD') return [];
    const found = operations.find((one) => one.method === method && one.pattern.test(address));
    if (found === undefined) return status === 404 ? [] : ['OpenAPI knows no such endpoint'];
    const type = found.answers[String(status)];
    // Every endpoint may answer common errors, even if its description omits them.
    if (type === undefined) return status >= 400 ? [] : [`OpenAPI names no status ${status} there`];
    return type === null ? [] : [check.problem(type, received) ?? []].flat().map((problem) => `OpenAPI: ${problem}`);
  };
}
