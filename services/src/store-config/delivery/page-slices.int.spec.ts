import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedDocuments } from '@manifold/config-seeds/documents';
import { sectionSlices } from '@manifold/domain/page-config/section-slices';
import {
  localeSections,
  storeSections,
  SECTION_KEYS,
  type SectionKey,
  type StoreSectionKey,
} from '@manifold/domain/store-document/sections';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { Publisher } from '../publishing/publisher.service.js';
import { startConfigService, type ConfigService } from '../testing/config-service.js';
import { request } from '../testing/http.js';
import { SEEDED_CONFIG } from '../testing/seeded-config.js';
import { until } from '../../platform/testing/eventually.js';
import { LiveConfig } from '../live/live-config.js';

const contracts: Readonly<Record<SectionKey, object>> = { ...storeSections, ...localeSections };
const isSwitchOrNumber = (fieldValue: unknown): fieldValue is boolean | number =>
  ['boolean', 'number'].includes(typeof fieldValue);
/** Sections that pages read and that have a switch or a number, which can be changed without knowing its meaning. */
const CHANGEABLE = SECTION_KEYS.filter((key) => {
  const isRead = 'page' in contracts[key] || 'checkout' in contracts[key];
  const [document] = seedDocuments(new Date());
  return isRead && Object.values(document?.sections[key as StoreSectionKey] ?? {}).some(isSwitchOrNumber);
});
const STORE = { storeKey: 'ferrum_sk', locale: 'sk-SK', host: 'sk.localhost' };

let database: FreshDatabase;
let service: ConfigService;
let live: LiveConfig;
let base: string;

beforeAll(async () => {
  database = await freshDatabase({ template: SEEDED_CONFIG });
  service = await startConfigService(database.applicationUrl);
  live = service.app.get(LiveConfig);
  await service.app.listen(0, '127.0.0.1');
  base = await service.app.getUrl();
});
afterAll(async () => {
  await service.stop();
  await database.drop();
});

/** Returns every current section of the store. */
function sectionsNow() {
  const document = live.snapshot(STORE.storeKey)?.document;
  const local = document?.locales[STORE.locale];
  if (!document || !local) throw new Error(`no snapshot of ${STORE.storeKey}`);
  return { ...document.sections, ...local };
}

/** Returns another value for the first field that is a switch or a number. */
function changedValue(value: object): Record<string, boolean | number> {
  for (const [name, fieldValue] of Object.entries(value)) {
    if (isSwitchOrNumber(fieldValue)) return { [name]: typeof fieldValue === 'boolean' ? !fieldValue : fieldValue + 1 };
  }
  throw new Error('neither a switch nor a number');
}

function publish(section: SectionKey, after: Record<string, unknown>): Promise<unknown> {
  const place = { layer: 'store', key: STORE.storeKey, validFrom: null, validTo: null, before: null } as const;
  const publisher = service.app.get(Publisher);
  const edits = [{ ...place, section, after }];
  const order = { edits, author: 'test', reason: 'A test', tolerance: 'everything' } as const;
  return publisher.withPublishLock((db) => publisher.publish(db, order));
}

async function configOfPage(): Promise<Record<string, unknown>> {
  const { body } = await request(`${base}/api/config`, { host: STORE.host });
  return JSON.parse(body) as Record<string, unknown>;
}

describe('the page slice that a section declares', () => {
  it('is in the config that pages fetch', async () => {
    const page = await configOfPage();
    expect(page).toMatchObject(sectionSlices('page', sectionsNow()));
    expect(page['checkout']).toMatchObject(sectionSlices('checkout', sectionsNow()));
  });

  it.each(CHANGEABLE)('changes with the published value: %s', async (key) => {
    const after = changedValue(sectionsNow()[key]);
    await publish(key, after);
    await until(() => Object.entries(sectionsNow()[key]).some(([name, fieldValue]) => fieldValue === after[name]));
    const page = await configOfPage();
    expect(page).toMatchObject(sectionSlices('page', sectionsNow()));
    expect(page['checkout']).toMatchObject(sectionSlices('checkout', sectionsNow()));
    expect(JSON.stringify(page)).toContain(JSON.stringify(after).slice(1, -1));
  });
});
