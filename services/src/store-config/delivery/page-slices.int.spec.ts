import { isDeepStrictEqual } from 'node:util';
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

/** A contract whose slices take the value of its own section; methods, so that they accept any value. */
interface AnyContract {
  readonly schema: unknown;
  page?(value: object): unknown;
  checkout?(value: object): unknown;
}
const contracts: Readonly<Record<SectionKey, AnyContract>> = { ...storeSections, ...localeSections };

/** Returns what pages read of a section with this value. */
const slicesOf = (key: SectionKey, value: object): unknown => [
  contracts[key].page?.(value),
  contracts[key].checkout?.(value),
];

/** Returns another valid switch, number or fraction; undefined for other values. */
function changed(value: unknown): boolean | number | undefined {
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'number') return undefined;
  return Number.isInteger(value) ? value + 1 : value / 2;
}

/** Returns another value for the first switch or number that pages read; undefined if they read none. */
function visibleChange(key: SectionKey, value: object): Record<string, boolean | number> | undefined {
  for (const [name, fieldValue] of Object.entries(value)) {
    const other = changed(fieldValue);
    if (other !== undefined && !isDeepStrictEqual(slicesOf(key, value), slicesOf(key, { ...value, [name]: other })))
      return { [name]: other };
  }
  return undefined;
}

/** Sections whose switch or number pages read. The test can change those without knowing their meaning. */
const CHANGEABLE = SECTION_KEYS.filter((key) => {
  const [document] = seedDocuments(new Date());
  return visibleChange(key, document?.sections[key as StoreSectionKey] ?? {}) !== undefined;
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
    const before = sectionsNow()[key];
    const after = visibleChange(key, before) ?? {};
    await publish(key, after);
    await until(() => Object.entries(sectionsNow()[key]).some(([name, fieldValue]) => fieldValue === after[name]));
    const page = await configOfPage();
    expect(page).toMatchObject(sectionSlices('page', sectionsNow()));
    expect(page['checkout']).toMatchObject(sectionSlices('checkout', sectionsNow()));
    expect(slicesOf(key, sectionsNow()[key])).not.toEqual(slicesOf(key, before));
  });
});
