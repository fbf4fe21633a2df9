import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InvoiceDraft } from '@manifold/domain/invoice/contract';
import { draftInvoice } from '@manifold/domain/invoice/draft-invoice';
import { INVOICE_FACTS } from '@manifold/domain/invoice/testing/invoice-facts';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { Env } from '../../platform/env/env.js';
import { TEST_VARIABLES } from '../../platform/env/testing/test-variables.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { InvoiceRequest } from './invoice-register.js';
import { PostgresInvoiceRegister } from './postgres-invoice-register.repository.js';

const ORDERS = 50;

class SetClock extends Clock {
  instant = new Date('2026-11-23T12:00:00Z');
  override now(): Date {
    return this.instant;
  }
}

let database: FreshDatabase;
let prisma: PrismaService;
let register: PostgresInvoiceRegister;
const clock = new SetClock();

beforeAll(async () => {
  database = await freshDatabase({ template: 'manifold' });
  prisma = new PrismaService(Env.parse({ DATABASE_URL: database.applicationUrl, ...TEST_VARIABLES }));
  register = new PostgresInvoiceRegister(prisma, clock);
});

afterAll(async () => {
  await prisma.onApplicationShutdown();
  await database.drop();
});

const DRAFT = draftInvoice(INVOICE_FACTS, {
  lines: [],
  netCentAmount: 100,
  grossCentAmount: 123,
  fee: null,
  roundingCentAmount: 0,
});

const COUNTRIES: Readonly<Record<string, string>> = { ferrum_de: 'DE', ferrum_co_uk: 'GB' };

const requestOf = (orderNumber: string, storeKey = 'ferrum_sk'): InvoiceRequest => ({
  orderNumber,
  cause: 'order',
  storeKey,
  kind: 'invoice',
  prefix: 'INV',
  timeZone: 'Europe/Bratislava',
  draft: () => ({ ...DRAFT, storeKey, countryCode: COUNTRIES[storeKey] ?? 'SK', orderNumber }),
});

const numbersOf = async (storeKey: string): Promise<string[]> => {
  const rows = await prisma.invoice.findMany({ where: { storeKey }, orderBy: { sequence: 'asc' } });
  return rows.map(({ number }) => number);
};

const expected = (count: number): string[] =>
  Array.from({ length: count }, (_none, index) => `INV-SK-2026-${String(index + 1).padStart(6, '0')}`);

describe('the register of invoices', () => {
  it('numbers 50 orders of the same moment without a gap, although every fifth invoice fails', async () => {
    const broken = (): InvoiceDraft => ({ ...DRAFT, storeKey: 'ferrum_sk', orderNumber: '\0' });
    const requests = Array.from({ length: ORDERS }, (_none, index) => {
      const request = requestOf(`SK-${index}`);
      // Postgres refuses the text after the number was drawn.
      return index % 5 === 0 ? { ...request, draft: broken } : request;
    });
    const results = await Promise.allSettled(requests.map((request) => register.issue(request)));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await numbersOf('ferrum_sk')).toEqual(expected(40));
    const again = await Promise.all(requests.map(({ orderNumber }) => register.issue(requestOf(orderNumber))));
    expect(new Set(again.map(({ id }) => id)).size).toBe(ORDERS);
    expect(await numbersOf('ferrum_sk')).toEqual(expected(ORDERS));
  });

  it('issues one invoice for an order that is requested ten times at once', async () => {
    const requests = Array.from({ length: 10 }, () => register.issue(requestOf('DE-1', 'ferrum_de')));
    const issued = await Promise.all(requests);
    expect(new Set(issued.map(({ document }) => document.number)).size).toBe(1);
    expect(await numbersOf('ferrum_de')).toHaveLength(1);
  });

  it('begins at one again in a new year of the store, and for credit notes', async () => {
    clock.instant = new Date('2026-12-31T23:30:00Z');
    const first = await register.issue(requestOf('SK-next', 'ferrum_sk'));
    expect(first.document).toMatchObject({ number: 'INV-SK-2027-000001', issuedOn: '2027-01-01' });
    const credit = { ...requestOf('SK-next'), cause: 'cancellation', kind: 'credit-note' as const, prefix: 'CN' };
    expect((await register.issue(credit)).document.number).toBe('CN-SK-2027-000001');
    clock.instant = new Date('2026-11-23T12:00:00Z');
  });

  it('never gives a number twice: another store of the company continues its series, a new prefix begins at one', async () => {
    const inStore = (orderNumber: string, change: Partial<InvoiceRequest>): InvoiceRequest => {
      const request = { ...requestOf(orderNumber), ...change };
      return { ...request, draft: () => ({ ...DRAFT, ...request, countryCode: 'AT' }) };
    };
    const first = await register.issue(inStore('AT-1', { storeKey: 'ferrum_at' }));
    const second = await register.issue(inStore('AT-2', { storeKey: 'other_at' }));
    expect([first, second].map(({ document }) => document.number)).toEqual([
      'INV-AT-2026-000001',
      'INV-AT-2026-000002',
    ]);
    const renamed = await register.issue(inStore('AT-3', { storeKey: 'ferrum_at', prefix: 'FA' }));
    expect(renamed.document.number).toBe('FA-AT-2026-000001');
    const back = await register.issue(inStore('AT-4', { storeKey: 'ferrum_at' }));
    expect(back.document.number).toBe('INV-AT-2026-000003');
  });

  it('numbers the invoices of two companies with the same prefix separately', async () => {
    const seller = { ...DRAFT.seller, vatNumber: 'SE559876543201' };
    const request = { ...requestOf('DE-2', 'halden_de'), draft: () => ({ ...DRAFT, seller, countryCode: 'DE' }) };
    expect((await register.issue(request)).document.number).toBe('INV-DE-2026-000001');
  });

  it('returns a document exactly as it was issued', async () => {
    const issued = await register.issue(requestOf('GB-1', 'ferrum_co_uk'));
    expect(await register.find(issued.id)).toEqual(issued);
    expect(await register.listByOrder('GB-1')).toEqual([issued]);
  });

  it('cannot change or delete a document', async () => {
    await expect(prisma.$executeRaw`UPDATE invoice SET number = 'X'`).rejects.toThrow('permission denied');
    await expect(prisma.$executeRaw`DELETE FROM invoice`).rejects.toThrow('permission denied');
  });
});
