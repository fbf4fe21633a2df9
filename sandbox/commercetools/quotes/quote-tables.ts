import { generated, resourceTable, uniqueKey } from '../storage/resource-table.js';

const table = (name: string, ...columns: readonly string[]): string =>
  resourceTable(
    name,
    [
      generated('modified_at', 'lastModifiedAt'),
      generated('store_key', 'store,key'),
      // Always null: anonymous sessions have no quotes, but `visibleRows` uses the column.
      generated('anonymous_id', 'anonymousId'),
      generated('customer_id', 'customer,id'),
      generated('business_unit_key', 'businessUnit,key'),
      ...columns,
    ],
    [uniqueKey(name), `CREATE INDEX ${name}__customer ON ${name} (customer_id);`],
  );

/** The tables of quote requests, staged quotes and quotes. */
export const QUOTES = [
  table('quote_requests'),
  table('staged_quotes'),
  table('quotes', generated('staged_quote_id', 'stagedQuote,id'), generated('quote_request_id', 'quoteRequest,id')),
  'CREATE INDEX quotes__staged_quote ON quotes (staged_quote_id);',
].join('\n');
