import { SHOWN_PAGE_KEYS } from '@manifold/domain/page-slugs/information-pages';
import type { Sentence } from '@manifold/domain/readiness/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { ProbeResult, ReadinessProbe, StoreOrigins } from '../../store-config/index.js';
import { localizedPages } from './localized-pages.js';
import { problemAt } from './problem-at.js';
import { answerText, type ShopReader, mapConcurrently } from './shop-reader.js';

const sharedSlug = (slug: string, owner: string): Sentence => ({
  en: `/${slug} is also the slug of ${owner}`,
  de: `/${slug} ist auch der Slug von ${owner}`,
});

/** Returns the slugs that two pages of a locale share, and pages without a slug. */
function slugProblems({ document: { locales } }: Snapshot): Sentence[] {
  return Object.entries(locales).flatMap(
    ([
      locale,
      {
        'page-slugs': { slugs },
      },
    ]) => {
      const owners = new Map<string, string>();
      return Object.entries(slugs).flatMap(([key, slug]) => {
        const owner = owners.get(slug);
        owners.set(slug, key);
        if (slug === '') return [problemAt(`${locale} ${key}`, { en: 'no slug', de: 'kein Slug' })];
        return owner === undefined ? [] : [problemAt(`${locale} ${key}`, sharedSlug(slug, owner))];
      });
    },
  );
}

/** Checks that every page of the config has a unique address in every locale and answers there. */
export function addressesProbe(reader: ShopReader, origins: StoreOrigins): ReadinessProbe {
  return {
    id: 'addresses',
    section: 'page-slugs',
    probe: async (snapshot): Promise<ProbeResult> => {
      const origin = origins.originOf(snapshot);
      const places = localizedPages(snapshot, SHOWN_PAGE_KEYS);
      const silent = await mapConcurrently(places, async ({ key, locale, path }) => {
        const answer = await reader.read(origin + path);
        const isThere = answer.kind === 'answered' && answer.status === 200;
        return isThere ? [] : [`${locale} ${key}: ${path} ${answerText(answer)}`];
      });
      const details = [...slugProblems(snapshot), ...silent.flat()];
      const asked = {
        en: `${places.length} pages have a unique address and answer there.`,
        de: `${places.length} Seiten haben eine eigene Adresse und antworten dort.`,
      };
      if (details.length === 0) return { state: 'ok', asked, found: { en: 'All do.', de: 'Alle.' } };
      return {
        state: 'failed',
        asked,
        found: { en: `${details.length} do not.`, de: `${details.length} nicht.` },
        advice: {
          en: 'Give the page another slug: one that no other page, category or step of the shop has.',
          de: 'Geben Sie der Seite einen anderen Slug: einen, den keine andere Seite, Kategorie oder Station des Shops hat.',
        },
        details,
      };
    },
  };
}
