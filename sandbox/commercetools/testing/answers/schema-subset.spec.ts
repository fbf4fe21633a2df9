import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { publishedSchema } from './graphql-contract.js';
import { publishedReference } from './published-reference.js';
import { differencesFrom } from './schema-subset.js';

const theirs = buildSchema(`
  enum State { Active Merged }
  input Draft { currency: String! country: String }
  type Cart { id: String! key: String lines: [String!]! state: State! }
  type Query { cart(id: String!): Cart }
  type Mutation { createCart(draft: Draft!): Cart }
`);
const ours = (sdl: string) => differencesFrom(buildSchema(sdl), theirs);

describe('a schema that must be a part of another', () => {
  it('may omit optional parts and be stricter in its answers', () => {
    expect(ours('type Cart { id: String! key: String! } type Query { cart(id: String!): Cart! }')).toEqual([]);
  });

  it.each([
    ['a type', 'type Basket { id: String! } type Query { cart(id: String!): Basket }', 'Basket does not exist'],
    ['a field', 'type Cart { colour: String } type Query { cart(id: String!): Cart }', 'Cart.colour does not exist'],
    ['null', 'type Cart { lines: [String!] } type Query { cart(id: String!): Cart }', 'Cart.lines is [String!] here'],
    ['an argument', 'type Cart { id: String! } type Query { cart(id: String!, at: Int): Cart }', 'Query.cart(at)'],
    [
      'a value',
      'enum State { Frozen } type Cart { state: State! } type Query { cart(id: String!): Cart }',
      'State.Frozen',
    ],
    [
      'a draft without what is required',
      'input Draft { country: String } type Cart { id: String! } type Query { cart(id: String!): Cart } ' +
        'type Mutation { createCart(draft: Draft!): Cart }',
      'Draft(currency) is required there',
    ],
  ])('is refused with %s that the other does not have', (_what, sdl, problem) => {
    expect(ours(sdl)).toContainEqual(expect.stringContaining(problem));
  });
});

const reference = publishedReference();
if (reference === undefined)
  console.info(
    'The platform’s published descriptions are not here (CT_REFERENCE_DIR): ours is not compared with them.',
  );
else
  describe('our GraphQL schema', () => {
    it('is a part of the platform’s', () => {
      expect(differencesFrom(publishedSchema(), buildSchema(readFileSync(reference.sdl, 'utf8')))).toEqual([]);
    });
  });
