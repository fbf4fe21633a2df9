import type { Edit } from '@manifold/domain/change-set/contract';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually } from '../../platform/testing/eventually.js';
import { LiveConfig } from '../../store-config/index.js';
import { Publisher } from '../../store-config/publishing/publisher.service.js';
import { loadRows } from '../../store-config/publishing/section-rows.js';
import type { RunningShop } from './running-shop.js';

/** Publishes from which amounts in cents an action on an order needs a second person, by currency, and waits until they apply. */
export async function setApprovalLimits(
  { application: { app } }: RunningShop,
  limits: Readonly<Record<string, number>>,
): Promise<void> {
  const publisher = app.get(Publisher, { strict: false });
  const section = 'order-approval';
  const rows = (await loadRows(app.get(PrismaService, { strict: false }), [section])).get(section) ?? [];
  const edits = Object.entries(limits).map(([key, fromCentAmount]): Edit => {
    const before = rows.find((row) => row.layer === 'currency' && row.key === key)?.value ?? null;
    return { section, layer: 'currency', key, validFrom: null, validTo: null, before, after: { fromCentAmount } };
  });
  await publisher.withPublishLock((db) =>
    publisher.publish(db, { edits, author: 'test', reason: 'Other limits', tolerance: 'everything' }),
  );
  const live = app.get(LiveConfig, { strict: false });
  const isLive = (): boolean =>
    live.snapshots().every(({ document: { sections } }) => {
      const limit = limits[sections.store.currencyCode];
      return limit === undefined || sections[section].fromCentAmount === limit;
    });
  await eventually(() => Promise.resolve(isLive() || undefined));
}
