import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApiBuilderFromCtpClient } from '@commercetools/platform-sdk';
import ts from 'typescript';

/** One endpoint of the vendor's client: its request, and the type of its answer. */
export interface Route {
  readonly method: string;
  /** The path with its parameters in braces, such as `/{projectKey}/carts/{ID}`. */
  readonly template: string;
  readonly answer: string;
  /** The type of the body; empty for a request without one. */
  readonly body: string;
}

interface Method {
  readonly type: ts.TypeNode;
  readonly body: string;
}
type Methods = ReadonlyMap<string, Method>;

function buildersIn(folder: string): Map<string, Methods> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const statements = files
    .filter(({ name }) => name.endsWith('request-builder.d.ts'))
    .map(({ name, parentPath }) => join(parentPath, name))
    .flatMap((file) => [...ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest).statements]);
  return new Map(
    statements.flatMap((statement) =>
      ts.isClassDeclaration(statement) && statement.name ? [[statement.name.text, methodsOf(statement)]] : [],
    ),
  );
}

/** Returns the type of `body` in the arguments of a method. */
function bodyOf({ parameters: [argument] }: ts.MethodDeclaration): string {
  if (argument?.type === undefined || !ts.isTypeLiteralNode(argument.type)) return '';
  const body = argument.type.members.find(
    ({ name }) => name !== undefined && ts.isIdentifier(name) && name.text === 'body',
  );
  return body !== undefined && ts.isPropertySignature(body) ? nameOf(body.type) : '';
}

const methodsOf = (node: ts.ClassDeclaration): Methods =>
  new Map(
    node.members.flatMap((member) =>
      ts.isMethodDeclaration(member) && ts.isIdentifier(member.name) && member.type
        ? [[member.name.text, { type: member.type, body: bodyOf(member) }] as const]
        : [],
    ),
  );

const nameOf = (node: ts.TypeNode | undefined): string =>
  node !== undefined && ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) ? node.typeName.text : '';

function call(target: object, method: string, ...args: unknown[]): object {
  const found: unknown = Reflect.get(target, method);
  const answer: unknown = typeof found === 'function' ? Reflect.apply(found, target, args) : undefined;
  return typeof answer === 'object' && answer !== null ? answer : {};
}

interface ClientRequest {
  readonly method: string;
  readonly uriTemplate: string;
}

/** Walks the vendor's client from its root, as a caller would, and collects every request that it can make. */
class Walk {
  readonly routes: Route[] = [];

  constructor(private readonly builders: ReadonlyMap<string, Methods>) {}

  from(builder: object, className: string): void {
    for (const [method, { type, body }] of this.builders.get(className) ?? []) {
      const returned = nameOf(type);
      // Paths are templates: the values of their parameters do not matter.
      if (this.builders.has(returned)) this.from(call(builder, method, {}), returned);
      if (returned !== 'ApiRequest' || !ts.isTypeReferenceNode(type)) continue;
      const request = call(call(builder, method, { headers: {}, body: {} }), 'clientRequest') as ClientRequest;
      const answer = nameOf(type.typeArguments?.[0]);
      this.routes.push({ method: request.method, template: request.uriTemplate, answer, body });
    }
  }
}

/** Returns all endpoints of the vendor's client, from its declarations and request builders. */
export function declaredRoutes(folder: string): Route[] {
  const walk = new Walk(buildersIn(folder));
  const silent = { execute: () => Promise.reject(new Error('Routes are listed, not called.')) };
  const root = createApiBuilderFromCtpClient(silent).withProjectKey({ projectKey: '{projectKey}' });
  walk.from(root, 'ByProjectKeyRequestBuilder');
  return walk.routes;
}
