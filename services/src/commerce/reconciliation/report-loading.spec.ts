import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import type { PaymentReports } from '../../integrations/adyen/reports/payment-reports.js';
import type { Env } from '../../platform/env/env.js';
import type { LiveConfig } from '../../store-config/index.js';
import type { OnlineOrders } from './online-orders.repository.js';
import { ReportLoading } from './report-loading.service.js';
import type { KnownReport, ReportedPayments } from './reported-payments.repository.js';

const NOW = new Date('2026-11-23T12:00:00Z');
const ACCOUNTS = ['Manifold_AT', 'Manifold_DE', 'Manifold_SK'];
const ALWAYS = () => Promise.resolve(true);

/** A loading of one day per account, from a provider whose accounts can be broken. */
function loading(former: readonly { storeKey: string; merchantAccount: string }[] = []) {
  const broken = new Set<string>();
  const asked: string[] = [];
  const stored: KnownReport[] = [];
  const alerts: unknown[] = [];
  const reports: Pick<PaymentReports, 'read'> = {
    read: (account) => {
      asked.push(account);
      return broken.has(account) ? Promise.reject(new Error(`${account} hangs`)) : Promise.resolve(true);
    },
  };
  const payments: Pick<ReportedPayments, 'reportsSince' | 'complete'> = {
    reportsSince: () => Promise.resolve([...stored]),
    complete: async ({ merchantAccount, day }, load, readAt) => {
      stored.push({ merchantAccount, day, exists: load !== null, readAt });
    },
  };
  const snapshots = ACCOUNTS.map((merchantAccount) => ({
    storeKey: merchantAccount,
    document: { sections: { 'merchant-account': { merchantAccount } } },
  }));
  const service = new ReportLoading(
    reports as PaymentReports,
    payments as ReportedPayments,
    { accountsSince: () => Promise.resolve(former) } as object as OnlineOrders,
    { snapshots: () => snapshots } as object as LiveConfig,
    { now: () => NOW },
    { paymentReports: { lookBackDays: 0 } } as Env,
    pino({}, { write: (line: string) => void alerts.push(JSON.parse(line)) }),
  );
  return { service, broken, asked, stored, alerts };
}

/** Answers yes a number of times. */
function times(count: number): () => Promise<boolean> {
  let left = count;
  return () => Promise.resolve(left-- > 0);
}

describe('an account that no store uses any more', () => {
  it('is read while its payments are compared', async () => {
    const { service, asked } = loading([{ storeKey: 'ferrum_sk', merchantAccount: 'Manifold_Former' }]);
    await service.load(ALWAYS);
    expect(asked).toContain('Manifold_Former');
    expect((await service.accounts()).get('Manifold_Former')).toEqual(['ferrum_sk']);
  });
});

describe('an account whose report cannot be read', () => {
  it('raises an alert and does not keep the others from being read', async () => {
    const { service, broken, stored, alerts } = loading();
    broken.add('Manifold_DE');
    expect(await service.load(ALWAYS)).toBe(true);
    expect(stored.map(({ merchantAccount }) => merchantAccount)).toEqual(['Manifold_AT', 'Manifold_SK']);
    const alert = { alert: true, code: 'payment-report-unreadable', merchantAccount: 'Manifold_DE', day: '2026-11-23' };
    expect(alerts).toEqual([expect.objectContaining(alert)]);
  });

  it('is not asked again if it used up the time of the call', async () => {
    const { service, broken, asked, stored } = loading();
    broken.add('Manifold_AT');
    expect(await service.load(times(1))).toBe(false);
    expect(await service.load(ALWAYS)).toBe(true);
    expect(asked).toEqual(ACCOUNTS);
    expect(stored).toHaveLength(2);
  });

  it('is asked again by the next loading', async () => {
    const { service, broken, stored } = loading();
    broken.add('Manifold_AT');
    await service.load(ALWAYS);
    broken.clear();
    expect(await service.load(ALWAYS)).toBe(true);
    expect(stored.map(({ merchantAccount }) => merchantAccount)).toContain('Manifold_AT');
  });
});

describe('without any readable report', () => {
  it('loading fails with the first reason', async () => {
    const { service, broken, alerts } = loading();
    for (const account of ACCOUNTS) broken.add(account);
    expect(await service.load(times(2))).toBe(false);
    await expect(service.load(ALWAYS)).rejects.toThrow('Manifold_AT hangs');
    expect(alerts).toHaveLength(3);
  });
});
