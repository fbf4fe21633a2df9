import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import * as cartDocuments from './carts/cart-documents.js';
import * as catalogueDocuments from './catalogue/catalogue-documents.js';
import { listingDocument } from './catalogue/listing-document.js';
import * as customerDocuments from './customers/customer-documents.js';
import * as orderDocuments from './orders/order-documents.js';
import * as reviewDocuments from './reviews/review-documents.js';
import { listSearchedTranslations, searchedDocument } from './searched/searched-documents.js';

/** The embedded backend's published schema: a subset of the platform's, with its names and shapes. */
const SCHEMA = path.join(process.cwd(), 'sandbox/commercetools/graphql/schema.graphql');
const MARKETS = [
  { currencyCode: 'EUR', countryCode: 'SK', distributionChannelId: 'channel' },
  { currencyCode: 'HUF', countryCode: 'HU', distributionChannelId: undefined },
];
const DOCUMENTS = [
  ...Object.values({
    ...cartDocuments,
    ...catalogueDocuments,
    ...customerDocuments,
    ...orderDocuments,
    ...reviewDocuments,
  }),
  listingDocument(MARKETS).document,
  searchedDocument(2),
  listSearchedTranslations,
];

type Owned = { readonly owned?: { readonly text: string } | null };

/** The texts of a document: with a shopper's own token, and for a customer without one. */
const textsOf = (document: { readonly text: string | null } & Owned): string[] =>
  [document.text, document.owned?.text].flatMap((text) => text ?? []);

describe('a query to the commerce backend', () => {
  const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));

  it.each(DOCUMENTS.map((document) => [document.name, document] as const))(
    '%s matches the schema',
    (name, document) => {
      const queries = textsOf(document).map((text) => parse(text));
      expect(queries).not.toEqual([]);
      for (const query of queries) {
        expect(validate(schema, query).map(({ message }) => message)).toEqual([]);
        expect(query.definitions[0]).toMatchObject({ kind: 'OperationDefinition', name: { value: name } });
      }
    },
  );
});
