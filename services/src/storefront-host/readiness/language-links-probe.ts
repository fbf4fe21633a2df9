import { skuOfSlug } from '@manifold/domain/catalogue/slugs';
import type { ReadinessCheck, Sentence } from '@manifold/domain/readiness/contract';
import { pageFacts, type PageFacts } from '@manifold/domain/readiness/page-facts';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { defaultLocale } from '@manifold/domain/store/default-locale';
import type { ProbeResult, ReadinessProbe, StoreOrigins } from '../../store-config/index.js';
import { localizedPages } from './localized-pages.js';
import { problemAt, wrongLanguage } from './problem-at.js';
import { answerText, type ReadAnswer, type ShopReader, mapConcurrently } from './shop-reader.js';

/** A page has many alternates, which may all have to be rendered; leaves room in the reader for other checks. */
const ALTERNATES_AT_A_TIME = 2;
const SAMPLED_PAGE = 'terms-and-conditions';

interface Page {
  readonly address: string;
  readonly locale: string;
}

/** Returns an information page in every locale of a store. Its slug differs per locale; a home page has the same path everywhere. */
function informationPages(snapshot: Snapshot, origin: string): Page[] {
  return localizedPages(snapshot, [SAMPLED_PAGE]).map(({ locale, path }) => ({ locale, address: origin + path }));
}

/** Returns the first category and the first product that the sitemap of a store's first language announces. */
async function shopPages(reader: ShopReader, snapshot: Snapshot, origin: string): Promise<Page[]> {
  const { locale } = defaultLocale(snapshot.document.sections.store);
  const answer = await reader.read(`${origin}/sitemap-${locale}.xml`);
  if (answer.kind !== 'answered' || answer.status !== 200) return [];
  const addresses = [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const [, category] = addresses;
  const product = addresses.find((address) => skuOfSlug(address) !== undefined);
  return [category, product].flatMap((address) => (address === undefined ? [] : [{ address, locale }]));
}

/** `https://de.example/` and `https://de.example` are one address. */
const sameAddress = (first: string, second: string): boolean => new URL(first).href === new URL(second).href;

const linksTo = ({ alternates }: PageFacts, { address, locale }: Page): boolean =>
  alternates.some((other) => other.locale === locale && sameAddress(other.address, address));

/** Reads pages, each once. */
class Pages {
  private readonly known = new Map<string, Promise<ReadAnswer>>();

  constructor(private readonly reader: ShopReader) {}

  async facts(address: string): Promise<PageFacts | undefined> {
    const answer = await this.read(address);
    return answer.kind === 'answered' && answer.status === 200 ? pageFacts(answer.body) : undefined;
  }

  /** Returns the answer of an address; redirects are not followed. */
  read(address: string): Promise<ReadAnswer> {
    const { href } = new URL(address);
    const known = this.known.get(href) ?? this.reader.read(href);
    this.known.set(href, known);
    return known;
  }
}

const noLinkTo = (target: string): Sentence => ({
  en: `does not link to ${target}`,
  de: `verweist nicht auf ${target}`,
});

/** Returns what is wrong with one alternate of a page. The host probe reports a host that cannot be reached. */
async function alternateProblems(pages: Pages, page: Page, other: Page): Promise<ReadinessCheck['details']> {
  const answer = await pages.read(other.address);
  if (answer.kind === 'unreachable') return [];
  if (answer.status !== 200) return [`${page.address} → ${other.address}: ${answerText(answer)}`];
  const there = pageFacts(answer.body);
  const isBack = linksTo(there, page);
  const isNamed = there.lang === other.locale;
  return [
    ...(isBack ? [] : [problemAt(other.address, noLinkTo(page.address))]),
    ...(isNamed ? [] : [problemAt(other.address, wrongLanguage(there.lang, other.locale))]),
  ];
}

/** Returns what is wrong between a page and its counterparts: a redirect, an error, a missing link back, a wrong language. */
async function pageProblems(pages: Pages, page: Page): Promise<ReadinessCheck['details']> {
  const here = await pages.facts(page.address);
  if (!here) return [`${page.address}: ${answerText(await pages.read(page.address))}`];
  const own = linksTo(here, page) ? [] : [problemAt(page.address, noLinkTo(page.locale))];
  const others = await mapConcurrently(
    here.alternates,
    (other) => alternateProblems(pages, page, other),
    ALTERNATES_AT_A_TIME,
  );
  return [...own, ...others.flat()];
}

/** Follows every alternate (hreflang) of an information page, a category and a product: each answers 200 and links back. */
export function languageLinksProbe(reader: ShopReader, origins: StoreOrigins): ReadinessProbe {
  return {
    id: 'language-links',
    section: 'store',
    probe: async (snapshot): Promise<ProbeResult> => {
      const origin = origins.originOf(snapshot);
      const sampled = [...informationPages(snapshot, origin), ...(await shopPages(reader, snapshot, origin))];
      const pages = new Pages(reader);
      const details = (await mapConcurrently(sampled, (page) => pageProblems(pages, page), 1)).flat();
      const asked = {
        en: `${sampled.length} pages (terms and conditions, a category, a product) name their counterparts in other languages and countries; each answers without a redirect and links back (hreflang).`,
        de: `${sampled.length} Seiten (AGB, eine Kategorie, ein Produkt) nennen ihre Gegenstücke in anderen Sprachen und Ländern; jedes antwortet ohne Weiterleitung und verweist zurück (hreflang).`,
      };
      const facts = await Promise.all(sampled.map(({ address }) => pages.facts(address)));
      const links = facts.reduce((sum, each) => sum + (each?.alternates.length ?? 0), 0);
      if (details.length === 0) {
        return {
          state: 'ok',
          asked,
          found: { en: `${links} links, all correct.`, de: `${links} Verweise, alle richtig.` },
        };
      }
      return {
        state: 'failed',
        asked,
        found: {
          en: `${details.length} of ${links} links are wrong.`,
          de: `${details.length} von ${links} Verweisen sind falsch.`,
        },
        advice: {
          en: 'Look at hosts and locales of both stores; an old page may be in a cache in front of the shop.',
          de: 'Prüfen Sie Hosts und Sprachen beider Shops; eine alte Seite kann in einem Cache vor dem Shop liegen.',
        },
        details,
      };
    },
  };
}
