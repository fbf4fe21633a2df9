import type { PageKey } from '@manifold/domain/page-slugs/contract';
import type { ProbeResult, ReadinessProbe } from '../../store-config/index.js';
import type { StoreOrigins } from '../../store-config/index.js';
import { contentProblems } from './legal-content.js';
import { localizedPages } from './localized-pages.js';
import { problemAt } from './problem-at.js';
import { type ShopReader, mapConcurrently } from './shop-reader.js';

/** The pages that a shop must have by law in every country. */
const LEGAL_PAGES = [
  'terms-and-conditions',
  'privacy-data',
  'company-information',
  'return-policy',
] as const satisfies readonly PageKey[];

const INCOMPLETE: Pick<ProbeResult, 'state' | 'found' | 'advice'> = {
  state: 'failed',
  found: { en: 'Something is missing.', de: 'Etwas fehlt.' },
  advice: {
    en: "Complete the brand's legal name and texts, and the messages of the language.",
    de: 'Ergänzen Sie Firmenname und Texte der Marke und die Texte der Sprache.',
  },
};

/** Checks that the legal pages have a heading and content in every locale. Another check covers whether they answer. */
export function legalPagesProbe(reader: ShopReader, origins: StoreOrigins): ReadinessProbe {
  return {
    id: 'legal-pages',
    section: 'brand',
    probe: async (snapshot): Promise<ProbeResult> => {
      const origin = origins.originOf(snapshot);
      const places = localizedPages(snapshot, LEGAL_PAGES);
      const read = await mapConcurrently(places, async (place) => {
        const answer = await reader.read(origin + place.path);
        if (answer.kind === 'unreachable' || answer.status !== 200) return undefined;
        const problems = contentProblems(answer.body, place.key, snapshot.document.sections.brand);
        return problems.map((problem) => problemAt(`${place.locale} ${place.key}`, problem));
      });
      const answered = read.filter((problems) => problems !== undefined);
      const details = answered.flat();
      const asked = {
        en: `${places.length} legal pages have a heading and content; the company's page names its owner.`,
        de: `${places.length} Rechtsseiten haben Überschrift und Inhalt; das Impressum nennt den Betreiber.`,
      };
      if (details.length > 0) return { ...INCOMPLETE, asked, details };
      const unread = places.length - answered.length;
      return {
        state: 'ok',
        asked,
        found: {
          en: unread === 0 ? 'All do.' : `All that answer do; ${unread} do not answer: see the pages' addresses.`,
          de: unread === 0 ? 'Alle.' : `Alle, die antworten; ${unread} antworten nicht: siehe Adressen der Seiten.`,
        },
      };
    },
  };
}
