import os from 'node:os';
import { Replica } from '@manifold/start/testing/replica';
import type { RunningSystem } from '@manifold/start/testing/system';
import { machineSpeed, middleSpeed } from './ceiling.js';
import { ConsoleSession } from './console-session.js';
import { FeePublisher } from './fee-publisher.js';
import { load } from './load.js';
import { loadInRounds, middleRound, type LoadAtSpeed } from './load-in-rounds.js';
import { timeExplanations, type StoreView } from './measure-explaining.js';
import { openPages, timeArrivals, timePublishes, type Arrivals } from './measure-publishing.js';
import { atRest } from './process-usage.js';

const HOST = 'de.localhost';
const CONNECTIONS = 50;
const PUBLISHES = 30;
const PUBLISHES_TO_A_REPLICA = 100;
const PUBLISHES_TO_PAGES = 5;
/** So many pages are open while all stores change. */
export const PAGES = 1000;
/** One address may hold two hundred streams at a server; this machine has as many addresses as it likes. */
const PAGES_PER_ADDRESS = 100;
/** More than there are cells on a screen: what the first ones pay for is none of the others'. */
const EXPLANATIONS = 2000;
/** Asked before, and not counted: the process has not run this code yet. */
const FIRST_EXPLANATIONS = 500;

/** What the config service of a running system comes to, with the stores of the seeds. */
export interface ServiceFindings {
  readonly reads: LoadAtSpeed;
  readonly publishes: readonly number[];
  readonly replica: Arrivals;
  readonly pages: Arrivals;
  readonly explanations: readonly number[];
  readonly pastExplanations: readonly number[];
  /** The machine's speed in the middle of all but the reads, as a share of the standard one's. */
  readonly speed: number;
  /** How many processes wanted the machine, in the middle of it. */
  readonly loadAverage: number;
}

type System = Pick<RunningSystem, 'ports' | 'dataDir' | 'processes'>;

const originOf = (port: number): string => `http://127.0.0.1:${port}`;

/** Where a thousand pages are open: over all stores, half of them at each of the two processes. */
function placesOf(stores: readonly StoreView[], origins: readonly string[]) {
  return Array.from({ length: PAGES }, (_, index) => ({
    origin: origins[index % origins.length] ?? '',
    host: stores[index % stores.length]?.hosts.find((host) => host.endsWith('.localhost')) ?? HOST,
    from: `127.0.0.${2 + Math.floor(index / PAGES_PER_ADDRESS)}`,
  }));
}

async function measurePublishing(system: System, console: ConsoleSession, replica: Replica) {
  const { stores } = await console.get<{ stores: readonly StoreView[] }>('/stores');
  const keys = stores.map(({ storeKey }) => storeKey);
  const publisher = new FeePublisher(console);
  const { dataDir } = system;
  const publish = async (storeKeys: readonly string[]) => (await publisher.publish(storeKeys)).revision.number;

  const publishes = await timePublishes(publisher, keys, PUBLISHES);
  const [page] = await openPages([{ origin: originOf(replica.port), host: HOST, from: '127.0.0.1' }]);
  const one = page ? [page] : [];
  const toReplica = { publish: () => publish(['ferrum_de']), dataDir, times: PUBLISHES_TO_A_REPLICA };
  const arrived = await timeArrivals(one, toReplica);
  const pages = await openPages(placesOf(stores, [originOf(system.ports.web), originOf(replica.port)]));
  const toPages = await timeArrivals(pages, { publish: () => publish(keys), dataDir, times: PUBLISHES_TO_PAGES });
  for (const open of [...one, ...pages]) open.close();
  return { publishes, replica: arrived, pages: toPages };
}

/** Measures a running system with a second replica of the services. */
export async function measureService(system: System, seconds: number): Promise<ServiceFindings> {
  const replica = await Replica.beside(system.dataDir);
  try {
    const origin = originOf(system.ports.web);
    const target = { origin, host: HOST, paths: ['/api/config'], connections: CONNECTIONS, seconds };
    await atRest(Object.values(system.processes()));
    await load(target);
    const reads = middleRound(await loadInRounds(target));
    await replica.start();
    const session = await ConsoleSession.signIn(origin);
    const between = new Date().toISOString();
    const publishing = await measurePublishing(system, session, replica);
    const [loadAverage = 0] = os.loadavg();
    const publishSpeed = await machineSpeed();
    // What follows a publish, at the commerce backend and in the caches, is not what answers a question.
    await atRest([...Object.values(system.processes()), replica.pid]);
    await timeExplanations(session, FIRST_EXPLANATIONS);
    const explanations = await timeExplanations(session, EXPLANATIONS);
    const pastExplanations = await timeExplanations(session, EXPLANATIONS, between);
    session.close();
    const speed = middleSpeed([reads.speed, publishSpeed, await machineSpeed()]);
    return { reads, speed, ...publishing, explanations, pastExplanations, loadAverage };
  } finally {
    await replica.end();
  }
}
