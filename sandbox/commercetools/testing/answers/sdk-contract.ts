import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { declaredRoutes, type Route } from './declared-routes.js';
import { DeclaredTypes } from './declared-types.js';
import { byFixedWords, templatePattern, type Exchange, type Validator } from './exchange.js';
import { cachedJson } from './cached-json.js';
import type { Definitions } from './schema.js';
import { SchemaCheck } from './schema-check.js';

/** The API in the vendor's npm package. */
interface Contract {
  readonly definitions: Definitions;
  readonly routes: readonly Route[];
}

const require = createRequire(import.meta.url);
const packageFolder = dirname(require.resolve('@commercetools/platform-sdk/package.json'));
const declarations = join(packageFolder, 'dist/declarations/src/generated');

function readContract(): Contract {
  return {
    definitions: new DeclaredTypes(join(declarations, 'models')).definitions(),
    routes: declaredRoutes(join(declarations, 'client')),
  };
}

const sources = [
  join(packageFolder, 'package.json'),
  ...['declared-types.ts', 'declared-routes.ts'].map((file) => new URL(file, import.meta.url)),
];

const UNAUTHORISED: ReadonlySet<number> = new Set([401, 403]);
/** Returns true for errors about the token; a missing permission in a company is an ordinary error. */
const isAboutToken = (status: number, received: unknown): boolean =>
  UNAUTHORISED.has(status) && !JSON.stringify(received).includes('"AssociateMissingPermission"');
/** Endpoints that the published description has and this version of the client has not yet. */
const NEWER_ENDPOINT = /\/business-units\/[^/]+\/associates\/[^/]+$/;
/** Fields that the platform's published description has and this version of the client's types has not yet. */
const NEWER: Readonly<Record<string, readonly string[]>> = { ShippingMethod: ['stores'], DiscountCode: ['stores'] };

const withNewer = (definitions: Definitions): Definitions =>
  Object.fromEntries(
    Object.entries(NEWER).map(([type, fields]) => {
      const added = Object.fromEntries(fields.map((field) => [field, {}]));
      return [type, { ...definitions[type], properties: { ...definitions[type]?.properties, ...added } }];
    }),
  );

/** Facets are declared by the common fields of all kinds; an answer contains one of the kinds. */
const withFacets = ({ ProductSearchFacetResult: _common, ...definitions }: Definitions): Definitions => ({
  ...definitions,
  ProductSearchFacetResult: {
    anyOf: ['Bucket', 'Count', 'Stats'].map((kind) => ({ $ref: `#/definitions/ProductSearchFacetResult${kind}` })),
  },
});

const isGraphql = (path: string): boolean => path.endsWith('/graphql');
const isOutsideContract = (path: string): boolean => /^\/(oauth|images)\/|^\/health$/.test(path);

/** The types of the vendor's npm package by their names. */
export const sdkDefinitions = (): Definitions => cachedJson(sources, readContract).definitions;

/** The endpoints that the vendor's client knows. */
export const sdkRoutes = (): readonly Route[] => cachedJson(sources, readContract).routes;

/** Returns a validator that checks REST answers against the types of the vendor's client. */
export function sdkValidator(): Validator {
  const contract = cachedJson(sources, readContract);
  const check = new SchemaCheck({ ...withFacets(contract.definitions), ...withNewer(contract.definitions) });
  const routes = [...contract.routes]
    .sort(byFixedWords)
    .map((route) => ({ ...route, pattern: templatePattern(route.template) }));
  const problemsOf = (type: string, value: unknown): string[] => [check.problem(type, value) ?? []].flat();
  return ({ method, path, status, received }: Exchange): readonly string[] => {
    const [address = ''] = path.split('?');
    if (isOutsideContract(address) || isGraphql(address) || method === 'HEAD') return [];
    if (status >= 400)
      return problemsOf(isAboutToken(status, received) ? 'AuthErrorResponse' : 'ErrorResponse', received);
    const route = routes.find((one) => one.method === method && one.pattern.test(address));
    if (route === undefined && NEWER_ENDPOINT.test(address)) return [];
    if (route === undefined) return ['the vendor’s client knows no such endpoint'];
    return route.answer === '' ? [] : problemsOf(route.answer, received);
  };
}
