import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { CommerceClient } from '../requests/commerce-client.js';
import { getText } from '../requests/http.js';
import { type CardBuyer, cardBuyer, cardBuyers, checkVatNumber, payAll, payByCard, wrongMoney } from './card-buyers.js';
import type { FaultRow } from './fault-row.js';
import { buyers, orderAll, parcels, wrongOrders } from './orders.js';
import { SentRequests, type SentRequest } from './requests.js';
import type { FaultySystem } from './faulty-system.js';
import { Traffic } from './traffic.js';
import { violations, type Observed } from './violations.js';

const POLL_EVERY_MS = 100;
const RECOVERY_IS_WAITED_FOR_MS = 90_000;
const AFTERWARDS_MS = 2000;
/** How long after the recovery a shopper without an order gives up. */
const BUYERS_WAIT_MS = 60_000;
const READY_WITHIN_POLLS = 600;
const MAXIMUM_SLOWNESS = 6;

/** The result of a fault. */
export interface RowResult {
  readonly name: string;
  readonly sent: readonly SentRequest[];
  readonly recovery: number | undefined;
  readonly slowness: number;
  readonly wrong: readonly string[];
}

/** Factor for recovery times on a busy machine: the load per core, from 1 to 6. */
const slownessNow = (): number => Math.min(MAXIMUM_SLOWNESS, Math.max(1, (os.loadavg()[0] ?? 0) / os.cpus().length));

async function untilReady({ system }: FaultySystem): Promise<void> {
  const origin = `http://127.0.0.1:${system.ports.web}`;
  for (let poll = 0; poll < READY_WITHIN_POLLS; poll += 1) {
    const text = await getText(origin, 'sk.localhost', '/api/health/ready').catch(() => '');
    if (text.includes('"status":"ready"')) return;
    await pause(POLL_EVERY_MS);
  }
  throw new Error('The services did not become ready again within a minute.');
}

/** Returns whether a payment or a check of a VAT number works as before the fault. */
async function isRecovered(what: FaultRow['recovered'], probe: CardBuyer): Promise<boolean> {
  if (what === undefined) return true;
  const answer = what === 'payment' ? await payByCard(probe, probe.cart) : await checkVatNumber(probe);
  return answer.text.includes(what === 'payment' ? '"status":"ordered"' : '"state":"valid"');
}

/** Returns the milliseconds until everything works again; undefined if it does not within the time that is waited. */
async function recoveryTime(traffic: Traffic, { mayAnswer, recovered }: FaultRow, probe: CardBuyer) {
  const startedAt = performance.now();
  let isRepaired = false;
  while (performance.now() - startedAt < RECOVERY_IS_WAITED_FOR_MS) {
    isRepaired ||= await isRecovered(recovered, probe);
    if (isRepaired && (await traffic.isWell(!mayAnswer))) return Math.round(performance.now() - startedAt);
    await pause(POLL_EVERY_MS);
  }
  return undefined;
}

/** Causes a fault during visits and orders, and returns the answers and the violations. */
export async function runRow(row: FaultRow, around: FaultySystem): Promise<RowResult> {
  await untilReady(around);
  const { web, commerce, outsideWorld } = around.system.ports;
  const skus = await parcels(web);
  const traffic = await Traffic.arriving(web, skus[0] ?? '');
  await traffic.warmUp();
  const ordering = await buyers(web, row.name.replaceAll(/[^a-z]/g, ''), skus);
  const paying = await cardBuyers(web, skus);
  const probe = await cardBuyer(web, skus[0] ?? '', row.recovered === 'vat number');
  const watch = { providerUrl: `http://127.0.0.1:${outsideWorld}`, untrue: [] };
  const before = around.system.processes();
  const sent = new SentRequests();
  const slowness = slownessNow();
  const visiting = traffic.run(sent);
  const givingUp = new AbortController();
  const orders = orderAll(ordering, sent, givingUp.signal);
  const payments = payAll(paying, { sent, watch, givesUp: givingUp.signal });
  await pause(POLL_EVERY_MS);
  await row.fail(around);
  const recovery = await recoveryTime(traffic, row, probe);
  await pause(AFTERWARDS_MS);
  traffic.stop();
  const timer = setTimeout(() => givingUp.abort(), BUYERS_WAIT_MS);
  await Promise.all([visiting, orders, payments]).finally(() => clearTimeout(timer));
  around.shiftClock(0);
  const client = await CommerceClient.connect({ url: `http://127.0.0.1:${commerce}`, projectKey: 'manifold' });
  const wrong = [...(await wrongOrders(ordering, client)), ...(await wrongMoney(paying, client, watch))];
  const measured = { sent: sent.all, recovery, slowness };
  const observed: Observed = { ...measured, before, after: around.system.processes() };
  return { name: row.name, ...measured, wrong: [...violations(row, observed), ...wrong] };
}
