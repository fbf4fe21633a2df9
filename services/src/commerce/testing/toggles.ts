import type { FeatureToggles } from '@manifold/domain/feature-toggles/contract';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { LiveConfig } from '../../store-config/index.js';
import { Publisher } from '../../store-config/publishing/publisher.service.js';
import { loadRows } from '../../store-config/publishing/section-rows.js';
import { eventually } from '../../platform/testing/eventually.js';
import type { RunningShop } from './running-shop.js';

/** Publishes toggles of a country's stores, and waits until the shop knows them. */
export async function setToggles(
  { application: { app } }: Pick<RunningShop, 'application'>,
  countryCode: string,
  toggles: Partial<FeatureToggles>,
): Promise<void> {
  const rows = (await loadRows(app.get(PrismaService, { strict: false }), ['feature-toggles'])).get('feature-toggles');
  const present = rows?.find(({ layer, key }) => layer === 'country' && key === countryCode)?.value ?? null;
  const place = {
    section: 'feature-toggles',
    layer: 'country',
    key: countryCode,
    validFrom: null,
    validTo: null,
  } as const;
  const edits = [{ ...place, before: present, after: { ...present, ...toggles } }];
  const publisher = app.get(Publisher, { strict: false });
  await publisher.withPublishLock((db) => publisher.publish(db, { edits, author: 'test', reason: 'A test' }));
  const live = app.get(LiveConfig, { strict: false });
  const isLive = () =>
    live
      .snapshots()
      .map(({ document: { sections } }) => sections)
      .filter(({ store }) => store.countryCode === countryCode)
      .every(({ 'feature-toggles': now }) =>
        Object.entries(toggles).every(([name, value]) => now[name as keyof FeatureToggles] === value),
      );
  await eventually(() => Promise.resolve(isLive() || undefined));
}
