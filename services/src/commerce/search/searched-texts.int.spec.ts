import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchedTexts } from '@manifold/domain/systems/searched-texts';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { Env } from '../../platform/env/env.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { SearchedTextCounts } from './searched-texts.repository.js';
import { TEST_VARIABLES } from '../../platform/env/testing/test-variables.js';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

describe('the list of searched texts', () => {
  let database: FreshDatabase;
  let prisma: PrismaService;
  let result: SearchedTexts;

  beforeAll(async () => {
    database = await freshDatabase({ template: 'manifold' });
    prisma = new PrismaService(Env.parse({ DATABASE_URL: database.applicationUrl, ...TEST_VARIABLES }));
    const now = Date.now();
    const search = (text: string, total: number, other: { kind?: string; locale?: string; daysAgo?: number } = {}) => ({
      id: randomUUID(),
      storeKey: 'ferrum_de',
      locale: other.locale ?? 'de-DE',
      kind: other.kind ?? 'page',
      text,
      total,
      askedAt: new Date(now - (other.daysAgo ?? 0) * DAY_MILLISECONDS),
    });
    const fryer = search('fritteuse', 12);
    await prisma.searchQuery.createMany({
      data: [
        fryer,
        search('fritteuse', 14, { daysAgo: 2 }),
        search('ameise', 0),
        search('ameise', 0, { daysAgo: 1 }),
        // Someone has added a synonym since.
        search('gabelhubwagen', 0, { daysAgo: 3 }),
        search('gabelhubwagen', 5),
        search('gabelhubwagen', 5),
        search('fri', 0, { kind: 'quick' }),
        search('', 600),
        search('gofrownica', 0, { locale: 'pl-PL' }),
        search('zapfanlage', 0, { daysAgo: 8 }),
      ],
    });
    await prisma.searchClick.createMany({
      data: [1, 2].map((position) => ({ queryId: fryer.id, sku: `100${position}`, position, clickedAt: new Date() })),
    });
    result = await new SearchedTextCounts(prisma).list('de-DE');
  });
  afterAll(async () => {
    await prisma.onApplicationShutdown();
    await database.drop();
  });

  it('counts full searches by text, for one language and the last week', () => {
    expect(result.top).toEqual([
      { text: 'gabelhubwagen', searches: 3, found: 5, chosen: 0 },
      { text: 'ameise', searches: 2, found: 0, chosen: 0 },
      { text: 'fritteuse', searches: 2, found: 12, chosen: 1 },
    ]);
    expect([result.searches, result.inVain]).toEqual([7, 3]);
  });

  it('lists texts whose last search found nothing', () => {
    expect(result.nothingFound.map(({ text }) => text)).toEqual(['ameise']);
  });
});
