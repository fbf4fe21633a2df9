import { describe, expect, it } from '@jest/globals';
import { sdkDefinitions } from './testing/answers/sdk-contract.js';
import { ACTIONS, BODIES } from './testing/properties/published-bodies.js';
import { ReadProperties } from './testing/properties/read-properties.js';

const definitions = sdkDefinitions();

/** The published kinds of an update action, by the name that a request carries. */
function publishedActions(union: string) {
  return (definitions[union]?.oneOf ?? []).map(({ $ref = '' }) => {
    const published = definitions[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {};
    const { action, ...properties } = published.properties ?? {};
    return { name: String(action?.const), published: { ...published, properties } };
  });
}

describe('every property that the platform publishes is read or refused by its name', () => {
  it.each(Object.entries(BODIES))('in a %s', (name, schema) => {
    const published = definitions[name];
    if (published === undefined) throw new Error(`The vendor's package has no type ${name}.`);
    const properties = new ReadProperties(definitions);
    properties.compare(name, published, schema);
    expect(properties.dropped).toEqual([]);
  });

  it.each(Object.entries(ACTIONS))('in each known %s', (union, actions) => {
    const properties = new ReadProperties(definitions);
    const published = publishedActions(union);
    expect(published.length).toBeGreaterThan(0);
    for (const { name, published: body } of published)
      if (actions[name] !== undefined) properties.compare(name, body, actions[name].schema);
    expect(properties.dropped).toEqual([]);
  });

  it.each(Object.entries(ACTIONS))('and no %s has a name of our own', (union, actions) => {
    const names = new Set(publishedActions(union).map(({ name }) => name));
    expect(Object.keys(actions).filter((name) => !names.has(name))).toEqual([]);
  });
});
