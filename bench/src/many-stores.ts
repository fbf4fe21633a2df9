import { Replica } from '@manifold/start/testing/replica';
import { sideDatabase } from '@manifold/start/testing/side-database';
import { machineSpeed } from './ceiling.js';
import { ConsoleSession } from './console-session.js';
import { FeePublisher } from './fee-publisher.js';
import { load, type LoadResult } from './load.js';
import { percentile } from './figures.js';
import { waitUntilIdle, residentMegabytes } from './process-usage.js';

/** Together with the seeds' brand: a hundred brands of 25 stores. The seeds' second brand has three more stores. */
const COPIES = 99;
/** How often both are measured in turn. The median ratio counts, because the machine's speed changes within minutes. */
const ROUNDS = 3;
const CONNECTIONS = 50;
const PUBLISHES = 5;
/** The first start writes every store's document. */
const SEALED_WITHIN_MS = 300_000;
const MILLISECONDS_PER_SECOND = 1000;
/** No commerce backend, because only the config service is measured and the sandbox does not have thousands of stores. */
const ALONE = { COMMERCETOOLS_API_URL: 'http://127.0.0.1:9', COMMERCETOOLS_AUTH_URL: 'http://127.0.0.1:9' };

/** The figures of a system with thousands of stores, compared with one that has the stores of the seeds. */
export interface ManyStores {
  readonly stores: number;
  readonly startSeconds: number;
  /** The machine's speed right after the start, as a share of the standard machine's. */
  readonly speed: number;
  readonly memoryMegabytes: number | undefined;
  /** Ratio of reads per second with many stores to those with few, and the inverse ratio for the slowest reads. */
  readonly readShare: number;
  readonly few: LoadResult;
  readonly many: LoadResult;
  readonly publishMilliseconds: number | undefined;
  readonly matrixSeconds: number;
}

/** Copies every row of the seeds' first brand and its stores for each new brand. */
const copied = (table: string, where: string, own = ''): string => `
  INSERT INTO ${table} SELECT (jsonb_populate_record(NULL::${table}, to_jsonb(model) || jsonb_build_object(
    'id', nextval(pg_get_serial_sequence('${table}', 'id')), 'layer_key', replace(layer_key, 'ferrum', 'brand' || n)
    ${own}))).* FROM ${table} AS model CROSS JOIN generate_series(1, ${COPIES}) AS n WHERE ${where};`;

const ofStores = "layer = 'store' AND layer_key LIKE 'ferrum\\_%'";

/** Parts of rows that are in separate tables. */
const copiedParts = (table: string, owner: string): string => `
  INSERT INTO ${table} SELECT (jsonb_populate_record(part, jsonb_build_object('${owner}_id', copy.id))).*
  FROM ${owner} AS copy JOIN ${owner} AS model ON model.layer = copy.layer
    AND model.layer_key = regexp_replace(copy.layer_key, '^brand[0-9]+', 'ferrum')
  JOIN ${table} AS part ON part.${owner}_id = model.id WHERE copy.layer_key ~ '^brand[0-9]+';`;

const BRANDS = [
  copied(
    'store',
    ofStores,
    `, 'brand_key', 'brand' || n, 'production_host', 'brand' || n || '.' || top_level_domain, 'is_default', false`,
  ),
  `INSERT INTO store_host SELECT id, 0, production_host FROM store WHERE brand_key ~ '^brand[0-9]+'
   UNION ALL SELECT id, 1, lower(country_code) || '.' || brand_key || '.localhost' FROM store WHERE brand_key ~ '^brand[0-9]+';`,
  copiedParts('store_locale', 'store'),
  copied('brand', "layer = 'brand' AND layer_key = 'ferrum'"),
  ...['brand_token', 'brand_text', 'brand_link'].map((table) => copiedParts(table, 'brand')),
  copied('page_slugs', ofStores),
  copied('customer_care', ofStores),
].join('\n');

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const originOf = (replica: Replica): string => `http://127.0.0.1:${replica.port}`;

function read(replica: Replica, host: string, seconds: number): Promise<LoadResult> {
  return load({ origin: originOf(replica), host, paths: ['/api/config'], connections: CONNECTIONS, seconds });
}

const median = <One>(all: readonly One[], by: (one: One) => number): One | undefined =>
  all.toSorted((first, second) => by(first) - by(second))[all.length >> 1];

interface Reads {
  readonly few: LoadResult;
  readonly many: LoadResult;
}

const shareOf = ({ few, many }: Reads): number => many.requestsPerSecond / few.requestsPerSecond;

async function compareReads(few: Replica, many: Replica, seconds: number): Promise<Reads> {
  await read(few, 'de.localhost', 1);
  await read(many, 'de.brand50.localhost', 1);
  const rounds: Reads[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      few: await read(few, 'de.localhost', seconds),
      many: await read(many, 'de.brand50.localhost', seconds),
    });
  }
  const found = median(rounds, shareOf);
  if (!found) throw new Error('No round was measured.');
  return found;
}

async function consoleTimes(
  many: Replica,
): Promise<Pick<ManyStores, 'publishMilliseconds' | 'matrixSeconds' | 'stores'>> {
  const session = await ConsoleSession.signIn(originOf(many));
  const publisher = new FeePublisher(session);
  const publishes: number[] = [];
  for (let time = 0; time < PUBLISHES; time += 1)
    publishes.push((await publisher.publish(['brand50_de'])).milliseconds);
  const matrix = await timed(() => session.get('/matrix'));
  const { stores } = await session.get<{ stores: readonly unknown[] }>('/stores');
  session.close();
  return {
    stores: stores.length,
    publishMilliseconds: percentile(publishes, 0.5),
    matrixSeconds: Math.round(matrix / 100) / 10,
  };
}

/** Measures the config service with a hundred brands and with the seeds, each with its own database on the system's server. */
export async function measureManyStores(dataDir: string, seconds: number): Promise<ManyStores> {
  const [few, many] = [await Replica.beside(dataDir), await Replica.beside(dataDir)];
  try {
    const fewStores = { ...ALONE, DATABASE_URL: (await sideDatabase(dataDir, 'few_stores')).applicationUrl };
    const database = await sideDatabase(dataDir, 'many_stores');
    const manyStores = { ...ALONE, DATABASE_URL: database.applicationUrl };
    // The first start writes the seeds, the second builds the snapshots of the added brands, and the third is measured.
    await many.start(manyStores);
    await many.kill();
    await database.run(BRANDS);
    await many.start(manyStores, SEALED_WITHIN_MS);
    await many.kill();
    const start = await timed(() => many.start(manyStores, SEALED_WITHIN_MS));
    const speed = await machineSpeed();
    await few.start(fewStores);
    await waitUntilIdle([few.pid, many.pid]);
    const reads = await compareReads(few, many, seconds);
    const memoryMegabytes = await residentMegabytes(many.pid);
    return {
      startSeconds: Math.round(start / (MILLISECONDS_PER_SECOND / 10)) / 10,
      speed,
      memoryMegabytes,
      readShare: Math.round(shareOf(reads) * 100) / 100,
      ...reads,
      ...(await consoleTimes(many)),
    };
  } finally {
    await Promise.all([few.end(), many.end()]);
  }
}
