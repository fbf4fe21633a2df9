import { pageFacts, type PageFacts } from '@manifold/domain/readiness/page-facts';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { ProbeResult, ReadinessProbe } from '../../store-config/index.js';
import type { StoreOrigins } from '../../store-config/index.js';
import { fewAtATime } from './few-at-a-time.js';
import { pagePlaces } from './page-places.js';
import type { ShopReader } from './shop-reader.js';

const SAMPLED_PAGE = 'terms-and-conditions';

interface Page {
  readonly address: string;
  readonly locale: string;
}

/** A page whose slug differs from place to place, in every locale of a store: home pages are called alike everywhere. */
function sampledPages(snapshot: Snapshot, origin: string): Page[] {
  return pagePlaces(snapshot, [SAMPLED_PAGE]).map(({ locale, path }) => ({ locale, address: origin + path }));
}

/** `https://de.example/` and `https://de.example` are one address. */
const sameAddress = (first: string, second: string): boolean => new URL(first).href === new URL(second).href;

const linksTo = ({ alternates }: PageFacts, { address, locale }: Page): boolean =>
  alternates.some((other) => other.locale === locale && sameAddress(other.address, address));

/** Reads pages, each once; undefined for one that does not answer, which is told elsewhere. */
class Pages {
  private readonly known = new Map<string, Promise<PageFacts | undefined>>();

  constructor(private readonly reader: ShopReader) {}

  facts(address: string): Promise<PageFacts | undefined> {
    const { href } = new URL(address);
    const known = this.known.get(href) ?? this.read(href);
    this.known.set(href, known);
    return known;
  }

  private async read(address: string): Promise<PageFacts | undefined> {
    const answer = await this.reader.read(address);
    return answer.kind === 'answered' && answer.status === 200 ? pageFacts(answer.body) : undefined;
  }
}

/** What is wrong between a page and its counterparts. */
async function faultsOf(pages: Pages, page: Page): Promise<string[]> {
  const here = await pages.facts(page.address);
  if (!here) return [];
  const own = linksTo(here, page) ? [] : [`${page.address} → ${page.locale}: –`];
  const others = await fewAtATime(here.alternates, async (other) => {
    const there = await pages.facts(other.address);
    if (!there) return [];
    const isBack = linksTo(there, page);
    const isNamed = there.lang === other.locale;
    return [
      ...(isBack ? [] : [`${other.address} → ${page.address}: –`]),
      ...(isNamed ? [] : [`${other.address}: lang ${there.lang ?? '–'}, ${other.locale}?`]),
    ];
  });
  return [...own, ...others.flat()];
}

/** Every page says where it is in other languages and countries (hreflang), and each of those links back. */
export function languageLinksProbe(reader: ShopReader, origins: StoreOrigins): ReadinessProbe {
  return {
    id: 'language-links',
    section: 'store',
    probe: async (snapshot): Promise<ProbeResult> => {
      const sampled = sampledPages(snapshot, origins.of(snapshot));
      const pages = new Pages(reader);
      const details = (await fewAtATime(sampled, (page) => faultsOf(pages, page))).flat();
      const asked = {
        en: `The terms and conditions, ${sampled.length} times, name their counterparts in other languages and countries, and each links back (hreflang).`,
        de: `Die AGB, ${sampled.length}-mal, nennen ihre Gegenstücke in anderen Sprachen und Ländern, und jedes verweist zurück (hreflang).`,
      };
      const facts = await Promise.all(sampled.map(({ address }) => pages.facts(address)));
      const links = facts.reduce((sum, each) => sum + (each?.alternates.length ?? 0), 0);
      if (details.length === 0) {
        return {
          state: 'ok',
          asked,
          found: { en: `${links} links, all mutual.`, de: `${links} Verweise, alle gegenseitig.` },
        };
      }
      return {
        state: 'failed',
        asked,
        found: {
          en: `${details.length} of ${links} links are not mutual.`,
          de: `${details.length} von ${links} Verweisen sind nicht gegenseitig.`,
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
