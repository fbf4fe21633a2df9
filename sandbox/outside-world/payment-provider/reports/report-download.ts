import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { SettingsRepository } from '../settings/settings.repository.js';
import type { ReportRow, BookingsRepository } from './bookings.repository.js';

const COLUMNS = [
  'Company Account',
  'Merchant Account',
  'Psp Reference',
  'Merchant Reference',
  'Payment Method',
  'Booking Date',
  'TimeZone',
  'Main Currency',
  'Main Amount',
  'Record Type',
  'Payment Currency',
  'Received (PC)',
  'Authorised (PC)',
  'Captured (PC)',
];
const COMPANY = 'Sandbox';
const PAGE = 500;
const FILE = /^payments_accounting_report_(\d{4})_(\d\d)_(\d\d)\.csv$/;

const major = (value: number): string => (value === 0 ? '' : (value / 100).toFixed(2));
const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function line(account: string, row: ReportRow): string {
  const { psp_reference, merchant_reference, method, booked_at, record_type, currency, authorised, captured } = row;
  const bookedAt = booked_at.toISOString().slice(0, 19).replace('T', ' ');
  const main = major(captured || authorised);
  const fields = [COMPANY, account, psp_reference, merchant_reference, method, bookedAt, 'UTC', currency, main];
  return [...fields, record_type, currency, '', major(authorised), major(captured)].map(quoted).join(',');
}

async function* report(bookings: BookingsRepository, account: string, day: string): AsyncGenerator<string> {
  yield `${COLUMNS.join(',')}\r\n`;
  let after = '0';
  for (;;) {
    const rows = await bookings.page(account, day, after, PAGE);
    if (rows.length > 0) yield rows.map((row) => `${line(account, row)}\r\n`).join('');
    after = rows.at(-1)?.id ?? after;
    if (rows.length < PAGE) return;
  }
}

/** Returns the day that a file is about; undefined if there is no such file. */
function dayOf(file: string): string | undefined {
  const [, year, month, date] = FILE.exec(file) ?? [];
  const day = `${year}-${month}-${date}`;
  const start = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(start) || start > Date.now() ? undefined : day;
}

interface Parts {
  readonly bookings: BookingsRepository;
  readonly settings: SettingsRepository;
  readonly access: { readonly apiKey: string; readonly merchantAccounts: RegExp };
}

/** Adds the download of the daily Payment accounting report. */
export function reportDownload(server: FastifyInstance, { bookings, settings, access }: Parts): void {
  server.get<{ Params: { account: string; file: string } }>(
    '/reports/download/MerchantAccount/:account/:file',
    async (request, reply) => {
      if ((await settings.read()).reportsFail) return reply.code(503).send('Unavailable');
      if (request.headers['x-api-key'] !== access.apiKey) return reply.code(401).send('Unauthorized');
      const { account, file } = request.params;
      const day = dayOf(file);
      if (day === undefined || !access.merchantAccounts.test(account)) return reply.code(404).send('Not found');
      return reply.type('text/csv; charset=utf-8').send(Readable.from(report(bookings, account, day)));
    },
  );
}
