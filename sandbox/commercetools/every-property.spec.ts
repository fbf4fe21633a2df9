import { describe, expect, it } from '@jest/globals';
import { sdkDefinitions } from './testing/answers/sdk-contract.js';
import { openapiDefinitions } from './testing/answers/openapi-contract.js';
import { publishedReference } from './testing/answers/published-reference.js';
import type { Definitions } from './testing/answers/schema.js';
import { ACTIONS, BODIES } from './testing/properties/published-bodies.js';
import { ReadProperties } from './testing/properties/read-properties.js';

const published = publishedReference();
/** The vendor's npm package, and the newer description if this machine has it. */
const SOURCES: readonly (readonly [string, Definitions])[] = [
  ['npm package', sdkDefinitions()],
  ...(published === undefined ? [] : [['description', openapiDefinitions(published.openapi)] as const]),
];

/** The published kinds of an update action, by the name that a request carries. */
function publishedActions(definitions: Definitions, union: string) {
  const { oneOf, $ref: only } = definitions[union] ?? {};
  return (oneOf ?? [{ $ref: only }]).map(({ $ref = '' }) => {
    const published = definitions[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {};
    const { action, ...properties } = published.properties ?? {};
    return { name: String(action?.const), published: { ...published, properties } };
  });
}

describe.each(SOURCES)('every property of the vendor’s %s is read or refused by its name', (_source, definitions) => {
  it.each(Object.entries(BODIES))('in a %s', (name, schema) => {
    const described = definitions[name];
    if (described === undefined) throw new Error(`The vendor has no type ${name}.`);
    const properties = new ReadProperties(definitions);
    properties.compare(name, described, schema);
    expect(properties.dropped).toEqual([]);
  });

  it.each(Object.entries(ACTIONS))('in each known %s', (union, actions) => {
    const properties = new ReadProperties(definitions);
    const kinds = publishedActions(definitions, union);
    expect(kinds.length).toBeGreaterThan(0);
    for (const { name, published: body } of kinds)
      if (actions[name] !== undefined) properties.compare(name, body, actions[name].schema);
    expect(properties.dropped).toEqual([]);
  });

  it.each(Object.entries(ACTIONS))('and no %s has a name of our own', (union, actions) => {
    const names = new Set(publishedActions(definitions, union).map(({ name }) => name));
    expect(Object.keys(actions).filter((name) => !names.has(name))).toEqual([]);
  });
});
