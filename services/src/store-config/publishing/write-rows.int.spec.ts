import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Edit } from '@manifold/domain/change-set/contract';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { startConfigService, type ConfigService } from '../testing/config-service.js';
import { SEEDED_CONFIG } from '../testing/seeded-config.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { writeRows } from './section-rows.js';

const place = { layer: 'country', key: 'SK', validFrom: null, validTo: null, before: null } as const;
const known: Edit = { ...place, section: 'consumer-rights', after: { returnDays: 77 } };
/** An edit of a section that only another version has. */
const unknown: Edit = { ...place, section: 'gift-vouchers', after: { label: 'Geschenk' } };

describe('an edit of a section that does not exist', () => {
  let database: FreshDatabase;
  let service: ConfigService;

  beforeAll(async () => {
    database = await freshDatabase({ template: SEEDED_CONFIG });
    service = await startConfigService(database.applicationUrl);
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
  });

  it.each([
    ['a new row', unknown],
    ['the removal of a row', { ...unknown, after: null }],
  ])('is refused, and nothing is written: neither %s nor the edit before it', async (_what, edit) => {
    const prisma = service.app.get(PrismaService);
    const rows = async () => [await prisma.store.count(), await prisma.consumerRights.findMany()];
    const before = await rows();
    await expect(writeRows(prisma, [known, edit], 2)).rejects.toThrow('No section gift-vouchers');
    expect(await rows()).toEqual(before);
  });
});
