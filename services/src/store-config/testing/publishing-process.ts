import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Publisher } from '../publishing/publisher.service.js';
import { loadRows } from '../publishing/section-rows.js';
import { startConfigService } from './config-service.js';

/** A program that publishes one value for every store and is killed by a test. Its argument is the database's address. */
const { app } = await startConfigService(process.argv[2] ?? '');
const rows = (await loadRows(app.get(PrismaService), ['cash-on-delivery'])).get('cash-on-delivery') ?? [];
const before = rows.find(({ layer }) => layer === 'default')?.value ?? {};
const edit = {
  section: 'cash-on-delivery',
  layer: 'default',
  key: '*',
  validFrom: null,
  validTo: null,
  before,
  after: { ...before, freightAllowed: before['freightAllowed'] !== true },
} as const;
const publisher = app.get(Publisher);
await publisher.withPublishLock((db) =>
  publisher.publish(db, { edits: [edit], author: 'test', reason: 'For all stores' }),
);
process.exit(0);
