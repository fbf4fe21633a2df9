import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { CommerceBackend, SEEDER } from '@manifold/start/testing/commerce-backend';
import { ceiling, machineSpeed, medianSpeed, describeSpeed } from './ceiling.js';
import { CommerceClient, PRICE_SELECTION, type NamedProduct, type Versioned } from './requests/commerce-client.js';
import { percentile, table } from './figures.js';
import { measureSearches } from './product-searches.js';
import { residentMegabytes } from './process-usage.js';
import { sendRequests, type RequestToSend, type SendResult } from './requests/send-requests.js';
import { at, atMost, reportVerdicts } from './verdict.js';

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 20_000);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const CLIENTS = 10;
const SAMPLES = 2000;
const MILLISECONDS_PER_SECOND = 1000;
const LOADER = fileURLToPath(new URL('../../demo/dist/main.js', import.meta.url));

/** Loads the catalogue without reviews and orders through the vendor's SDK. */
async function load(backend: CommerceBackend): Promise<void> {
  const words = ['--products', String(PRODUCTS), '--reviewed', '0', '--orders', '0'];
  const env = {
    ...process.env,
    COMMERCETOOLS_PROJECT_KEY: backend.projectKey,
    COMMERCETOOLS_API_URL: backend.url,
    COMMERCETOOLS_AUTH_URL: backend.url,
    COMMERCETOOLS_SEEDER_CLIENT_ID: SEEDER.id,
    COMMERCETOOLS_SEEDER_CLIENT_SECRET: SEEDER.secret,
  };
  const loader = spawn(process.execPath, [LOADER, ...words], { env, stdio: 'inherit' });
  const [code] = (await once(loader, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The catalogue could not be loaded.');
}

const read = (origin: string, requests: readonly RequestToSend[], connections: number): Promise<SendResult> =>
  sendRequests({ origin, requests, connections, seconds: SECONDS });

/** Repeats `step` for some seconds as several clients; only the time that `step` returns counts. */
async function repeat(step: (client: number) => Promise<number>): Promise<SendResult> {
  const latencies: number[] = [];
  let failures = 0;
  const began = performance.now();
  const end = began + SECONDS * MILLISECONDS_PER_SECOND;
  const work = async (client: number): Promise<void> => {
    while (performance.now() < end)
      await step(client).then(
        (milliseconds) => latencies.push(milliseconds),
        () => (failures += 1),
      );
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)));
  return { latencies, failures, seconds: (performance.now() - began) / MILLISECONDS_PER_SECOND };
}

async function timed<T>(call: () => Promise<T>): Promise<{ readonly result: T; readonly milliseconds: number }> {
  const began = performance.now();
  const result = await call();
  return { result, milliseconds: performance.now() - began };
}

/** Each client changes a quantity in its own cart, with the last known version. */
async function updateCarts(client: CommerceClient, products: readonly NamedProduct[]): Promise<SendResult> {
  const skus = products.map(({ sku }) => sku);
  const carts = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) => client.createCart(skus.slice(3 * index, 3 * index + 3))),
  );
  let quantity = 1;
  return repeat(async (index) => {
    const { id, version, lineItems } = carts[index] ?? { id: '', version: 0, lineItems: [] };
    quantity = 1 + (quantity % 9);
    const action = { action: 'changeLineItemQuantity', lineItemId: lineItems[0]?.id, quantity };
    const { result, milliseconds } = await timed(() =>
      client.send<Versioned>(`/carts/${id}`, { version, actions: [action] }),
    );
    carts[index] = result;
    return milliseconds;
  });
}

/** Orders a new cart each time; creating the cart is not measured. */
function placeOrders(client: CommerceClient, products: readonly NamedProduct[]): Promise<SendResult> {
  let next = 0;
  return repeat(async () => {
    const number = (next += 3);
    const at = number % (products.length - 3);
    const { id, version } = await client.createCart(products.slice(at, at + 3).map(({ sku }) => sku));
    const draft = { cart: { typeId: 'cart', id }, version, orderNumber: `BENCH-${number}` };
    return (await timed(() => client.send('/orders', draft))).milliseconds;
  });
}

const backend = await CommerceBackend.start('bench');
try {
  await load(backend);
  const afterLoad = await residentMegabytes(backend.pid);
  const started = await backend.restart();
  const speeds = [await machineSpeed()];
  const origin = backend.url;
  const client = await CommerceClient.connect(backend);
  const products = await client.products(SAMPLES);
  const where = (condition: string): string =>
    `/product-projections?where=${encodeURIComponent(condition)}&${PRICE_SELECTION}`;
  const each = (path: (product: NamedProduct) => string): RequestToSend[] =>
    products.map((one) => client.request(path(one)));
  const bySku = each(({ sku }) => where(`masterVariant(sku = "${sku}")`));
  const bySlug = each(({ slug }) => where(`slug(de = "${slug}")`));
  const byKey = each(({ key }) => `/product-projections/key=${key}?${PRICE_SELECTION}`);
  const inCategory = `${where(`categories(id = "${products[0]?.categoryId}")`)}&limit=24&withTotal=false`;
  const listing = ['createdAt desc', 'name.de asc', 'key asc'].map((sort) =>
    client.request(`${inCategory}&sort=${encodeURIComponent(sort)}`),
  );
  for (const path of [`masterVariant(sku = "${products[0]?.sku}")`, `slug(de = "${products[0]?.slug}")`].map(where))
    await client.requireFound(path);
  await client.requireFound(inCategory);
  const one = {
    sku: await read(origin, bySku, 1),
    slug: await read(origin, bySlug, 1),
  };
  speeds.push(await machineSpeed());
  const size = JSON.stringify(
    await client.send(`/product-projections/key=${products[0]?.key}?${PRICE_SELECTION}`),
  ).length;
  const bare = await ceiling(size, CLIENTS, 3);
  const many: readonly (readonly [string, SendResult])[] = [
    ['a product by SKU', await read(origin, bySku, CLIENTS)],
    ['a product by slug', await read(origin, bySlug, CLIENTS)],
    ['a product by key', await read(origin, byKey, CLIENTS)],
    ['24 products of a category, sorted', await read(origin, listing, CLIENTS)],
    ['a cart is changed', await updateCarts(client, products)],
    ['an order is placed', await placeOrders(client, products)],
  ];
  speeds.push(await machineSpeed());
  const judgeSearches = await measureSearches(client);
  speeds.push(await machineSpeed());
  const afterSearches = await residentMegabytes(backend.pid);
  const speed = medianSpeed(speeds);
  const perSecond = ({ latencies, seconds }: SendResult): number => Math.round(latencies.length / seconds);
  const row = (what: string, clients: number, measured: SendResult) => [
    what,
    clients,
    perSecond(measured),
    ...[0.5, 0.95, 0.99].map((share) => percentile(measured.latencies, share)),
    measured.failures,
    Math.round(bare.requestsPerSecond / Math.max(1, perSecond(measured))),
  ];
  console.log(
    table(
      [`${PRODUCTS} products, ms`, 'clients', 'answers/s', 'p50', 'p95', 'p99', 'failures', 'bare server, times'],
      [
        [
          `Node's own server, ${size} bytes`,
          CLIENTS,
          bare.requestsPerSecond,
          bare.p50Milliseconds,
          undefined,
          bare.p99Milliseconds,
          bare.failures,
          1,
        ],
        row('a product by SKU', 1, one.sku),
        row('a product by slug', 1, one.slug),
        ...many.map(([what, measured]) => row(what, CLIENTS, measured)),
      ],
    ),
  );
  console.log(`\n${describeSpeed(speed)} Load average: ${(loadavg()[0] ?? 0).toFixed(1)}.`);
  const failures = [one.sku, one.slug, ...many.map(([, measured]) => measured)].reduce(
    (sum, each) => sum + each.failures,
    0,
  );
  const judged = [
    at(speed).atMost('by SKU, one client, p50, ms', percentile(one.sku.latencies, 0.5), 5),
    at(speed).atMost('by slug, one client, p50, ms', percentile(one.slug.latencies, 0.5), 5),
    at(speed).atMost('start on loaded data, s', Math.round(started / 100) / 10, 5),
    atMost('memory after the load, MB', afterLoad, 300),
    atMost('memory after the searches, MB', afterSearches, 300),
    ...judgeSearches(speed),
    atMost('answers that failed', failures, 0),
  ];
  reportVerdicts(judged);
} finally {
  await backend.stop();
}
