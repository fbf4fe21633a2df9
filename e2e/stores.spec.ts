import { countrySeeds } from '@manifold/config-seeds/countries';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { SERVICES_URL, shopUrl } from './shop.js';
import { wordsOf } from './words.js';

const LOCALES = countrySeeds.flatMap(({ locales }) => locales.map(({ locale }) => locale));

/** The sign or code of each currency in formatted prices. */
const CURRENCY_SIGN: Readonly<Record<string, RegExp>> = {
  EUR: /€/,
  BGN: /лв|BGN/,
  CHF: /CHF/,
  GBP: /£/,
  CZK: /Kč/,
  DKK: /kr/,
  HUF: /Ft/,
  NOK: /kr/,
  PLN: /zł/,
  RON: /RON|lei/,
  SEK: /kr/,
};

const PRODUCT = /-ex\d{8}$/;

/** The HTML of a page, read without a browser; another test buys in each store with a browser. */
class ServedPage {
  private constructor(
    readonly url: string,
    private readonly html: string,
  ) {}

  static async load(request: APIRequestContext, url: string): Promise<ServedPage> {
    const { host, pathname } = new URL(url);
    const answer = await request.get(`${SERVICES_URL}${pathname}`, { headers: { host }, maxRedirects: 0 });
    expect(answer.status(), url).toBe(200);
    return new ServedPage(url, await answer.text());
  }

  private all(pattern: RegExp): string[] {
    return [...this.html.matchAll(pattern)].map(([, found = '']) => found);
  }

  get language(): string | undefined {
    return this.all(/<html lang="([^"]+)"/g)[0];
  }

  get headings(): string[] {
    return this.all(/<h1\b[^>]*>(.+?)<\/h1>/gs);
  }

  get main(): string {
    return this.all(/<main\b[^>]*>(.+)<\/main>/gs).join('');
  }

  get canonical(): string[] {
    return this.all(/<link rel="canonical" href="([^"]+)"/g);
  }

  get alternates(): string[] {
    return this.all(/<link rel="alternate" hreflang="([^"]+)"/g);
  }

  /** The first link in the bar of departments. */
  department(label: string): string {
    const [bar = ''] = this.all(new RegExp(`<nav aria-label="${label}"[^>]*>(.+?)</nav>`, 'gs'));
    return /<a\b[^>]*href="([^"]+)"/.exec(bar)?.[1] ?? '';
  }

  get product(): string {
    return this.all(/<a\b[^>]*href="([^"]+)"/g).find((path) => PRODUCT.test(path)) ?? '';
  }
}

for (const { countryCode, currencyCode, locales } of countrySeeds) {
  const sign = CURRENCY_SIGN[currencyCode] ?? /./;
  const locale = locales[0]?.locale ?? '';

  test(`${countryCode} serves home, a category and a product in ${currencyCode}`, async ({ request }) => {
    const home = await ServedPage.load(request, shopUrl(countryCode));
    expect(home.language).toBe(locale);
    expect(home.headings).toHaveLength(1);
    // Another test opens countries meanwhile: those of the seeds are there, each once.
    const known = home.alternates.filter((language) => [...LOCALES, 'x-default'].includes(language));
    expect(known.toSorted()).toEqual([...LOCALES, 'x-default'].toSorted());

    const category = await ServedPage.load(
      request,
      shopUrl(countryCode, home.department(wordsOf(locale)('shell.categories'))),
    );
    const product = await ServedPage.load(request, shopUrl(countryCode, category.product));
    for (const page of [category, product]) {
      expect(page.headings).toHaveLength(1);
      expect(page.main).toMatch(sign);
      expect(page.canonical).toEqual([page.url]);
    }
  });
}
