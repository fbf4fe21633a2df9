import type { CommerceClient } from './requests/commerce-client.js';
import { percentile, table } from './figures.js';
import { sendRequests } from './requests/send-requests.js';
import { at, atMost, type Verdict } from './verdict.js';

/** The limit for one search. */
const MAXIMUM_MILLISECONDS = 150;
/** The limit for the first search of a kind, which reads all products and caches them. */
const MAXIMUM_FIRST_SEARCH_SECONDS = 12;
const SECONDS = 3;
const MILLISECONDS_PER_SECOND = 1000;

const german = { field: 'name', language: 'de' };
const euros = { exact: { field: 'variants.prices.currencyCode', value: 'EUR' } };
const price = (name: string, gte: number, lte: number) => ({ range: { field: `variants.prices.${name}`, gte, lte } });
const brand = { field: 'variants.attributes.brand', fieldType: 'text' };
const tag = { field: 'variants.attributes.tags', fieldType: 'set_text', value: 'campaign:black_friday' };

/** One search of each kind, each with many results. */
const SEARCHES: Readonly<Record<string, object>> = {
  'by words': { query: { fullTextPrefix: { ...german, value: 'auto' } } },
  'by an attribute': { query: { exact: tag } },
  'by a price': { query: { and: [euros, price('centAmount', 10_000, 20_000)] } },
  'by a reduced price': { query: { and: [euros, price('currentCentAmount', 9000, 9900)] } },
  'a facet of an attribute': { limit: 0, facets: [{ distinct: { name: 'brands', ...brand } }] },
};

interface Answer {
  readonly total: number;
}

interface Searched {
  readonly kind: string;
  readonly found: number;
  readonly atFirst: number;
  readonly latencies: readonly number[];
  readonly failures: number;
}

async function searched(client: CommerceClient, kind: string, body: object): Promise<Searched> {
  const began = performance.now();
  const { total } = await client.send<Answer>('/products/search', body);
  const atFirst = performance.now() - began;
  if (total === 0) throw new Error(`A search ${kind} finds nothing.`);
  const requests = [client.request('/products/search', body)];
  const measured = await sendRequests({ origin: client.origin, requests, connections: 1, seconds: SECONDS });
  return { kind, found: total, atFirst, ...measured };
}

/** Measures each kind of Product Search with one client, prints the results and checks them against the targets. */
export async function measureSearches(client: CommerceClient): Promise<(speed: number) => Verdict[]> {
  const all: Searched[] = [];
  for (const [kind, body] of Object.entries(SEARCHES)) all.push(await searched(client, kind, body));
  const rows = all.map(({ kind, found, atFirst, latencies, failures }) => [
    kind,
    found,
    Math.round(atFirst),
    percentile(latencies, 0.5),
    percentile(latencies, 0.95),
    failures,
  ]);
  console.log(`\n${table(['Product Search, ms', 'found', 'first', 'p50', 'p95', 'failures'], rows)}`);
  const slowest = Math.max(...all.map(({ atFirst }) => atFirst)) / MILLISECONDS_PER_SECOND;
  return (speed) => [
    ...all.map(({ kind, latencies }) =>
      at(speed).atMost(`search ${kind}, one client, p50, ms`, percentile(latencies, 0.5), MAXIMUM_MILLISECONDS),
    ),
    at(speed).atMost('slowest first search of a kind, s', Math.round(slowest * 10) / 10, MAXIMUM_FIRST_SEARCH_SECONDS),
    atMost(
      'searches that failed',
      all.reduce((sum, { failures }) => sum + failures, 0),
      0,
    ),
  ];
}
