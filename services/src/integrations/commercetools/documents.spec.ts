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

describe('a query to the commerce backend', () => {
  const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));

  it.each(DOCUMENTS.map((document) => [document.name, document] as const))(
    '%s matches the schema',
    (name, { text }) => {
      const query = parse(text);
      expect(validate(schema, query).map(({ message }) => message)).toEqual([]);
      expect(query.definitions[0]).toMatchObject({ kind: 'OperationDefinition', name: { value: name } });
    },
  );
});
