import type { PageKey } from '@manifold/domain/page-slugs/contract';
import { pageFacts } from '@manifold/domain/readiness/page-facts';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { ProbeResult, ReadinessProbe } from '../../store-config/index.js';
import type { StoreOrigins } from '../../store-config/index.js';
import { localizedPages, type LocalizedPage } from './localized-pages.js';
import { type ShopReader, fewAtATime } from './shop-reader.js';

/** The pages that a shop must have by law in every country. */
const LEGAL_PAGES = [
  'terms-and-conditions',
  'privacy-data',
  'company-information',
  'return-policy',
] as const satisfies readonly PageKey[];

/** A page with less than a paragraph counts as empty. */
const MINIMUM_CHARACTERS = 120;

/** Returns what a legal page lacks. */
function contentProblems(html: string, { key }: LocalizedPage, { document }: Snapshot): string[] {
  const { heading, text } = pageFacts(html);
  const { legalName } = document.sections.brand;
  return [
    ...(heading === '' ? ['h1: –'] : []),
    ...(text.length < MINIMUM_CHARACTERS ? [`${text.length} < ${MINIMUM_CHARACTERS}`] : []),
    ...(/[{}]/.test(text) ? ['{…}'] : []),
    ...(key === 'company-information' && !text.includes(legalName) ? [`${legalName}: –`] : []),
  ];
}

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
      const read = await fewAtATime(places, async (place) => {
        const answer = await reader.read(origin + place.path);
        if (answer.kind === 'away' || answer.status !== 200) return undefined;
        const problems = contentProblems(answer.body, place, snapshot);
        return problems.map((problem) => `${place.locale} ${place.key}: ${problem}`);
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
