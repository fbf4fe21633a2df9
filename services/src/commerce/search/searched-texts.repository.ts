import {
  MAXIMUM_SEARCHED_TEXTS,
  SEARCHED_DAYS,
  type SearchedText,
  type SearchedTexts,
} from '@manifold/domain/systems/searched-texts';
import { Injectable } from '@nestjs/common';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** Counts search texts for improving the search. Quick searches run at every keystroke and are not counted. */
@Injectable()
export class SearchedTextCounts {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns the most frequent texts of a locale within the last days, and those whose last search found nothing. */
  async list(locale: string): Promise<SearchedTexts> {
    const [top, nothingFound, [totals]] = await Promise.all([
      this.texts(locale, Prisma.empty),
      this.texts(locale, Prisma.sql`WHERE found = 0`),
      this.prisma.$queryRaw<[{ searches: number; vain: number }]>`
        SELECT count(*)::int AS searches, (count(*) FILTER (WHERE total = 0))::int AS vain
        FROM search_query WHERE ${recent(locale)}`,
    ]);
    return { searches: totals.searches, inVain: totals.vain, top, nothingFound };
  }

  private texts(locale: string, which: Prisma.Sql): Promise<SearchedText[]> {
    return this.prisma.$queryRaw<SearchedText[]>`
      SELECT text, searches, found, chosen FROM (
        SELECT text, count(*)::int AS searches, (array_agg(total ORDER BY asked_at DESC))[1] AS found,
          (count(*) FILTER (WHERE EXISTS (SELECT 1 FROM search_click WHERE query_id = search_query.id)))::int AS chosen
        FROM search_query WHERE ${recent(locale)} GROUP BY text
      ) AS searched ${which}
      ORDER BY searches DESC, text LIMIT ${MAXIMUM_SEARCHED_TEXTS}`;
  }
}

const recent = (locale: string): Prisma.Sql =>
  Prisma.sql`locale = ${locale} AND kind = 'page' AND text <> '' AND asked_at > now() - make_interval(days => ${SEARCHED_DAYS}::int)`;
