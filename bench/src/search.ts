import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startSystem } from '@manifold/start/testing/system';
import { ceiling, machineSpeed, medianSpeed, describeSpeed } from './ceiling.js';
import { ConsoleSession } from './console-session.js';
import { callOperation } from './requests/http.js';
import { percentile, table } from './figures.js';
import { sendRequests, type RequestToSend, type SendResult } from './requests/send-requests.js';
import { at, atMost, reportVerdicts } from './verdict.js';

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 20_000);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const CLIENTS = 10;
const HOST = 'de.localhost';
const LOCALE = 'de-DE';
const INDEX = `prod.${LOCALE}`;
const BUILT_WITHIN_MILLISECONDS = 30 * 60_000;
const MILLISECONDS_PER_SECOND = 1000;

/** Complete words, prefixes, typing errors, several words, brands and numbers. */
const TEXTS = [
  ...['Fritteuse', 'fritt', 'friteuse', 'kuehlschrank', 'Schrank', 'Schweißgerät', 'schweisgerät inverter'],
  ...['Kompressor 50 l', 'royal catering', 'msw kompressor', 'EX10010001', '29001001', 'rasenmeher', 'Waage 150 kg'],
  ...['Hubwagen', 'eismaschine', 'mikros', 'elektrische grillplatte', 'pizza ofen', 'heckenschere hillvert', 'massage'],
];

const post = (operation: string, body: object): RequestToSend => ({
  method: 'POST',
  path: `/api/commerce/${operation}`,
  headers: { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const NAMES_PAGES = 20;
const NAMES_PER_PAGE = 48;
const FIRST_LETTERS = 3;

interface Listing {
  readonly products: { readonly results: readonly { readonly name: string }[] };
}

/** Returns the names of some hundred products of the store. */
async function productNames(origin: string): Promise<string[]> {
  const pages = Array.from({ length: NAMES_PAGES }, async (_, page) => {
    const parameters = { query: 'listing', sort: 'newest', hitsPerPage: NAMES_PER_PAGE, page: page + 1 };
    const { products } = await callOperation<Listing>(origin, { host: HOST, operation: 'getProducts', parameters });
    return products.results.map(({ name }) => name);
  });
  return (await Promise.all(pages)).flat();
}

/** Two words of a name, letter by letter as a shopper types them. Few of these texts were searched for before. */
function typedTexts(names: readonly string[]): string[] {
  const texts = names.flatMap((name) => {
    const words = name.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length > 1);
    const pairs = words.slice(1).map((word, place) => `${words[place] ?? ''} ${word}`);
    return pairs.flatMap((pair) =>
      Array.from({ length: pair.length - FIRST_LETTERS }, (_, more) => pair.slice(0, FIRST_LETTERS + 1 + more).trim()),
    );
  });
  return [...new Set(texts)];
}

const ask = (origin: string, requests: readonly RequestToSend[]): Promise<SendResult> =>
  sendRequests({ origin, requests, connections: CLIENTS, seconds: SECONDS });

interface IndexStates {
  readonly indexes: readonly {
    readonly indexName: string;
    /** Null if it was never built. */
    readonly generation: number | null;
    readonly buildSeconds: number | null;
  }[];
}

/** Waits until the condition is true; returns false if that takes too long. */
async function waitUntil(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + BUILT_WITHIN_MILLISECONDS;
  while (Date.now() < end) {
    if (await isSo()) return true;
    await pause(MILLISECONDS_PER_SECOND);
  }
  return false;
}

/** Waits until every index is built. */
function allBuilt(origin: string): Promise<boolean> {
  return waitUntil(async () => {
    const answer = await fetch(`${origin}/api/health/ready`);
    const { parts } = (await answer.json()) as { parts: Record<string, { status: string }> };
    return parts['search']?.status === 'up';
  });
}

/** Returns how many seconds a rebuild of one locale's index took, as shown in the console. */
async function rebuildSeconds(origin: string): Promise<number | undefined> {
  const session = await ConsoleSession.signIn(origin);
  const readState = async () =>
    (await session.get<IndexStates>('/search-indexes')).indexes.find(({ indexName }) => indexName === INDEX);
  const before = await readState();
  await session.ask({ method: 'POST', path: '/search-indexes/rebuild', body: { locales: [LOCALE] } });
  const isRebuilt = await waitUntil(async () => ((await readState())?.generation ?? 0) > (before?.generation ?? 0));
  const seconds = (await readState())?.buildSeconds;
  session.close();
  return isRebuilt ? (seconds ?? undefined) : undefined;
}

const system = await startSystem({ env: { DEMO_PRODUCTS: String(PRODUCTS), DEMO_ORDER_DAYS: '0' } });
try {
  const origin = `http://127.0.0.1:${system.ports.web}`;
  const rebuilt = (await allBuilt(origin)) ? await rebuildSeconds(origin) : undefined;
  const quick = TEXTS.map((text) => post('quickSearch', { text }));
  const typed = typedTexts(await productNames(origin)).map((text) => post('quickSearch', { text }));
  const listings = TEXTS.map((text) => post('searchProducts', { text, onStock: true, priceFrom: 5 }));
  // One search in advance, so that cards are cached as in a running shop.
  for (const requests of [quick, listings]) await ask(origin, requests);
  const bare = await ceiling(4000, CLIENTS, 3);
  const speeds = [await machineSpeed()];
  const measure = async (requests: readonly RequestToSend[]): Promise<SendResult> => {
    const sent = await ask(origin, requests);
    speeds.push(await machineSpeed());
    return sent;
  };
  const measured = { typed: await measure(typed), quick: await measure(quick), listing: await measure(listings) };
  const speed = medianSpeed(speeds);
  const row = (what: string, { latencies, failures, seconds }: SendResult) => [
    what,
    Math.round(latencies.length / seconds),
    ...[0.5, 0.95, 0.99].map((share) => percentile(latencies, share)),
    failures,
  ];
  console.log(
    table(
      [`${PRODUCTS} products, ${CLIENTS} clients, ms`, 'answers/s', 'p50', 'p95', 'p99', 'failures'],
      [
        [
          "Node's own server, nothing to decide",
          bare.requestsPerSecond,
          bare.p50Milliseconds,
          undefined,
          bare.p99Milliseconds,
          bare.failures,
        ],
        row(`quick search, ${typed.length} texts letter by letter`, measured.typed),
        row('quick search, what many ask', measured.quick),
        row('listing with its facets', measured.listing),
      ],
    ),
  );
  console.log(`\n${describeSpeed(speed)} Load average: ${(loadavg()[0] ?? 0).toFixed(1)}.`);
  const judged = [
    at(speed).atMost('quick search letter by letter p95, ms', percentile(measured.typed.latencies, 0.95), 25),
    at(speed).atMost('quick search p95, ms', percentile(measured.quick.latencies, 0.95), 25),
    at(speed).atMost('listing with its facets p95, ms', percentile(measured.listing.latencies, 0.95), 60),
    at(speed).atMost('building the index of one locale, s', rebuilt, 30),
    atMost('answers that failed', measured.typed.failures + measured.quick.failures + measured.listing.failures, 0),
  ];
  reportVerdicts(judged);
} finally {
  await system.stop();
}
