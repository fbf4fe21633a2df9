import { readFileSync } from 'node:fs';
import {
  buildSchema,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { Exchange, Validator } from './exchange.js';
import { isFields } from './schema.js';

const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** The JSON form of the platform's scalars; others may have any form. */
const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Int: (value) => Number.isInteger(value),
  Long: (value) => Number.isInteger(value),
  Float: (value) => typeof value === 'number',
  DateTime: isDate,
  Date: isDate,
  Country: (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
  Currency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
  Locale: (value) => typeof value === 'string' && /^[a-z]{2,3}(-[A-Z]{2})?$/.test(value),
};

/** Checks one answer against the schema, for the fields of its query. */
class AnswerCheck {
  readonly problems: string[] = [];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
  ) {}

  object(type: GraphQLObjectType, value: unknown, at: { selections: readonly SelectionSetNode[]; path: string }): void {
    if (!isFields(value)) return this.addProblem(at.path, `is no ${type.name}`);
    const requested = new Map<string, FieldNode[]>();
    for (const set of at.selections)
      for (const field of this.fields(set, type)) {
        const name = (field.alias ?? field.name).value;
        requested.set(name, [...(requested.get(name) ?? []), field]);
      }
    for (const name of Object.keys(value))
      if (!requested.has(name)) this.addProblem(`${at.path}.${name}`, 'was not asked for');
    for (const [name, nodes] of requested) {
      const [first] = nodes;
      const field = type.getFields()[first?.name.value ?? ''];
      const selections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (field !== undefined) this.value(field.type, value[name], { selections, path: `${at.path}.${name}` });
    }
  }

  private value(
    type: GraphQLOutputType,
    value: unknown,
    at: { selections: readonly SelectionSetNode[]; path: string },
  ): void {
    if (isNonNullType(type)) {
      if (value === null || value === undefined) return this.addProblem(at.path, `is missing and is a ${String(type)}`);
      return this.value(type.ofType, value, at);
    }
    if (value === null) return;
    if (value === undefined) return this.addProblem(at.path, 'was asked for and is not there');
    if (isListType(type)) {
      if (!Array.isArray(value)) return this.addProblem(at.path, 'is no list');
      const { ofType } = type;
      return value.forEach((one, index) => this.value(ofType, one, { ...at, path: `${at.path}[${index}]` }));
    }
    if (isLeafType(type)) return this.leaf(type.name, value, at.path);
    const concrete = isObjectType(type) ? type : this.schema.getType(isFields(value) ? String(value.__typename) : '');
    // The type of an interface or a union is known only if the query selects `__typename`.
    if (isObjectType(concrete)) this.object(concrete, value, at);
  }

  private leaf(name: string, value: unknown, path: string): void {
    const type = this.schema.getType(name);
    const fits = isEnumType(type) ? type.getValue(String(value)) != null : (SCALARS[name]?.(value) ?? true);
    if (!fits) this.addProblem(path, `is no ${name}: ${JSON.stringify(value)}`);
  }

  private fields(set: SelectionSetNode, type: GraphQLObjectType): FieldNode[] {
    return set.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.fragment(selection.name.value);
      const condition = fragment?.typeCondition?.name.value;
      const applies = condition === undefined || this.covers(condition, type);
      return fragment !== undefined && applies ? this.fields(fragment.selectionSet, type) : [];
    });
  }

  private fragment(name: string) {
    return this.document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    ) as Extract<DocumentNode['definitions'][number], { kind: Kind.FRAGMENT_DEFINITION }> | undefined;
  }

  private covers(condition: string, type: GraphQLObjectType): boolean {
    const wanted = this.schema.getType(condition);
    return condition === type.name || type.getInterfaces().some(({ name }) => name === wanted?.name);
  }

  private addProblem(path: string, problem: string): void {
    this.problems.push(`${path} ${problem}`);
  }
}

export const publishedSchema = (): GraphQLSchema =>
  buildSchema(readFileSync(new URL('../../graphql/schema.graphql', import.meta.url), 'utf8'));

/** Returns a validator that checks GraphQL answers and their queries against a schema. */
export function graphqlValidator(schema: GraphQLSchema): Validator {
  return ({ path, status, sent, received }: Exchange) => {
    if (!path.endsWith('/graphql') || status !== 200 || !isFields(sent) || !isFields(received)) return [];
    const { data, errors } = received;
    if (!isFields(data)) return [];
    const document = parse(String(sent.query));
    const invalid = validate(schema, document).map(({ message }) => `answered a query that is not valid: ${message}`);
    const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
    const root = operation && schema.getRootType(operation.operation);
    // A failed field is null, as is every parent that must not contain null.
    if (invalid.length > 0 || errors !== undefined || !operation || !root) return invalid;
    const check = new AnswerCheck(schema, document);
    check.object(root, data, { selections: [operation.selectionSet], path: 'data' });
    return check.problems;
  };
}
