import os from 'node:os';
import { Replica } from '@manifold/start/testing/replica';
import type { RunningSystem } from '@manifold/start/testing/system';
import { machineSpeed, medianSpeed } from './ceiling.js';
import { ConsoleSession } from './console-session.js';
import { FeePublisher } from './fee-publisher.js';
import { load } from './load.js';
import { loadInRounds, medianRound, type LoadAtSpeed } from './load-in-rounds.js';
import { timeExplanations, type StoreView } from './measure-explaining.js';
import { openPages, timeArrivals, timePublishes, type Arrivals } from './measure-publishing.js';
import { waitUntilIdle } from './process-usage.js';

const HOST = 'de.localhost';
const CONNECTIONS = 50;
const PUBLISHES = 30;
const PUBLISHES_TO_A_REPLICA = 100;
const PUBLISHES_TO_PAGES = 5;
/** Number of pages that are open while all stores change. */
export const PAGES = 1000;
/** A server allows two hundred streams per address; this machine has many loopback addresses. */
const PAGES_PER_ADDRESS = 100;
/** More explanations than cells on a screen. */
const EXPLANATIONS = 2000;
/** Warm-up requests that are not counted, because the process has not run this code yet. */
const FIRST_EXPLANATIONS = 500;

/** Results of the config service of a running system with the stores of the seeds. */
export interface ServiceFindings {
  readonly reads: LoadAtSpeed;
  readonly publishes: readonly number[];
  readonly replica: Arrivals;
  readonly pages: Arrivals;
  readonly explanations: readonly number[];
  readonly pastExplanations: readonly number[];
  /** Speed of the machine in the middle of all measurements except reads, as a share of the standard machine's. */
  readonly speed: number;
  /** Load average in the middle of the measurements. */
  readonly loadAverage: number;
}

type System = Pick<RunningSystem, 'ports' | 'dataDir' | 'processes'>;

const originOf = (port: number): string => `http://127.0.0.1:${port}`;

/** Spreads the open pages over all stores and both processes. */
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
    await waitUntilIdle(Object.values(system.processes()));
    await load(target);
    const reads = medianRound(await loadInRounds(target));
    await replica.start();
    const session = await ConsoleSession.signIn(origin);
    const between = new Date().toISOString();
    const publishing = await measurePublishing(system, session, replica);
    const [loadAverage = 0] = os.loadavg();
    const publishSpeed = await machineSpeed();
    // Work that a publish causes, in the commerce backend and in caches, must not affect the explanations.
    await waitUntilIdle([...Object.values(system.processes()), replica.pid]);
    await timeExplanations(session, FIRST_EXPLANATIONS);
    const explanations = await timeExplanations(session, EXPLANATIONS);
    const pastExplanations = await timeExplanations(session, EXPLANATIONS, between);
    session.close();
    const speed = medianSpeed([reads.speed, publishSpeed, await machineSpeed()]);
    return { reads, speed, ...publishing, explanations, pastExplanations, loadAverage };
  } finally {
    await replica.end();
  }
}
