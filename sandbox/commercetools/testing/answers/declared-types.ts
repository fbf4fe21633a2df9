import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Schema } from './schema.js';

interface Declarations {
  readonly interfaces: Map<string, ts.InterfaceDeclaration>;
  readonly aliases: Map<string, ts.TypeNode>;
}

const refTo = (name: string): Schema => ({ $ref: `#/definitions/${name}` });

function declarationsIn(folder: string): Declarations {
  const found: Declarations = { interfaces: new Map(), aliases: new Map() };
  const files = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  const statements = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements];
  });
  for (const statement of statements) {
    if (ts.isInterfaceDeclaration(statement)) found.interfaces.set(statement.name.text, statement);
    else if (ts.isTypeAliasDeclaration(statement)) found.aliases.set(statement.name.text, statement.type);
  }
  return found;
}

const KEYWORDS = new Map<ts.SyntaxKind, Schema>([
  [ts.SyntaxKind.StringKeyword, { type: 'string' }],
  [ts.SyntaxKind.NumberKeyword, { type: 'number' }],
  [ts.SyntaxKind.BooleanKeyword, { type: 'boolean' }],
  [ts.SyntaxKind.AnyKeyword, {}],
  [ts.SyntaxKind.UnknownKeyword, {}],
  [ts.SyntaxKind.ObjectKeyword, { type: 'object' }],
]);

const nameOf = (name: ts.PropertyName | ts.EntityName | ts.Expression): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

/**
 * Converts the vendor's type declarations to JSON schemas. They are interfaces, lists and unions, so no type checker is
 * needed. Stricter than the types in one way: open unions (`| (string & {})`) are closed, because our server must not
 * return values that the vendor does not know.
 */
export class DeclaredTypes {
  private readonly declared: Declarations;

  constructor(folder: string) {
    this.declared = declarationsIn(folder);
  }

  definitions(): Record<string, Schema> {
    const { interfaces, aliases } = this.declared;
    return Object.fromEntries([
      ...[...interfaces].map(([name, node]) => [name, this.ofInterface(node)] as const),
      ...[...aliases].map(([name, node]) => [name, this.ofType(node)] as const),
    ]);
  }

  private ofInterface(node: ts.InterfaceDeclaration): Schema {
    const members = this.membersOf(node);
    const properties = members.filter(ts.isPropertySignature);
    const others = members.find(ts.isIndexSignatureDeclaration);
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map((one) => [nameOf(one.name), this.ofOptional(one.type)])),
      required: properties.filter((one) => one.questionToken === undefined).map(({ name }) => nameOf(name)),
      additionalProperties: others === undefined ? false : this.ofOptional(others.type),
    };
  }

  /** Returns own and inherited members; a redeclared member overrides the inherited one. */
  private membersOf(node: ts.InterfaceDeclaration): ts.TypeElement[] {
    const bases = (node.heritageClauses ?? []).flatMap(({ types }) =>
      types.map(({ expression }) => this.declared.interfaces.get(nameOf(expression))),
    );
    const inherited = bases.flatMap((base) => (base === undefined ? [] : this.membersOf(base)));
    const own = new Set(node.members.map((member) => (member.name === undefined ? '' : nameOf(member.name))));
    return [...inherited.filter(({ name }) => name === undefined || !own.has(nameOf(name))), ...node.members];
  }

  private ofOptional(node: ts.TypeNode | undefined): Schema {
    return node === undefined ? {} : this.ofType(node);
  }

  private ofType(node: ts.TypeNode): Schema {
    const keyword = KEYWORDS.get(node.kind);
    if (keyword !== undefined) return keyword;
    if (ts.isArrayTypeNode(node)) return { type: 'array', items: this.ofType(node.elementType) };
    if (ts.isParenthesizedTypeNode(node)) return this.ofType(node.type);
    if (ts.isLiteralTypeNode(node)) return literal(node);
    if (ts.isUnionTypeNode(node)) return this.ofUnion(node);
    if (ts.isTypeReferenceNode(node)) return this.ofReference(nameOf(node.typeName));
    throw new Error(`A kind of type that is not read yet: ${ts.SyntaxKind[node.kind]}.`);
  }

  private ofReference(name: string): Schema {
    const isKnown = this.declared.interfaces.has(name) || this.declared.aliases.has(name);
    return isKnown ? refTo(name) : {};
  }

  private ofUnion(node: ts.UnionTypeNode): Schema {
    // With `string & {}` the vendor allows for future values.
    const members = node.types.filter((type) => !isOpenEnd(type));
    const literals = members.filter(ts.isLiteralTypeNode);
    if (literals.length === members.length) return { enum: literals.map((one) => literal(one).const) };
    const names = this.interfacesOf(members);
    const tag = names && this.tagOf(names);
    if (names === undefined || tag === undefined) return { anyOf: members.map((member) => this.ofType(member)) };
    return {
      type: 'object',
      required: [tag],
      discriminator: { propertyName: tag },
      oneOf: names.map(refTo),
    };
  }

  /** Returns the interfaces of a union and of unions in it; undefined if it has other members. */
  private interfacesOf(members: readonly ts.TypeNode[]): string[] | undefined {
    const names = members.map((member) => {
      if (!ts.isTypeReferenceNode(member)) return undefined;
      const name = nameOf(member.typeName);
      if (this.declared.interfaces.has(name)) return [name];
      const alias = this.declared.aliases.get(name);
      return alias !== undefined && ts.isUnionTypeNode(alias) ? this.interfacesOf(alias.types) : undefined;
    });
    const all = names.flatMap((some) => some ?? []);
    return names.includes(undefined) ? undefined : [...new Set(all)];
  }

  /** Returns the discriminator: the field with a different constant in each member. */
  private tagOf(names: readonly string[]): string | undefined {
    const tags = names.map((name) => {
      const node = this.declared.interfaces.get(name);
      const fixed = (node === undefined ? [] : this.membersOf(node)).filter(
        (member) => ts.isPropertySignature(member) && member.type !== undefined && ts.isLiteralTypeNode(member.type),
      );
      return new Map(
        fixed.flatMap((member) =>
          ts.isPropertySignature(member) && member.type ? [[nameOf(member.name), this.ofType(member.type).const]] : [],
        ),
      );
    });
    const [first] = tags;
    return [...(first?.keys() ?? [])].find((tag) => {
      const values = tags.map((one) => one.get(tag));
      return !values.includes(undefined) && new Set(values).size === values.length;
    });
  }
}

const isOpenEnd = (node: ts.TypeNode): boolean =>
  ts.isParenthesizedTypeNode(node) && ts.isIntersectionTypeNode(node.type);

function literal({ literal: value }: ts.LiteralTypeNode): Schema {
  if (ts.isStringLiteral(value)) return { const: value.text };
  if (value.kind === ts.SyntaxKind.NullKeyword) return { type: 'null' };
  return { const: value.kind === ts.SyntaxKind.TrueKeyword };
}
