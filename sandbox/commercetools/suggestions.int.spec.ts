import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchKeywords } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
let storefront: Project;

const KEYWORDS: SearchKeywords = {
  en: [{ text: 'Deep fryer' }, { text: 'Large Kitchen Machine', suggestTokenizer: { type: 'whitespace' } }],
  de: [{ text: 'Fritteuse', suggestTokenizer: { type: 'custom', inputs: ['Friteuse', 'Fettbackgerät 10 l'] } }],
  sk: [{ text: 'Žehlička' }],
};

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  storefront = await backend.as('storefront');
  await setUpShop(seeder);
  const { version } = (await seeder.get().execute()).body;
  const actions = [{ action: 'changeLanguages' as const, languages: ['en', 'de', 'sk'] }];
  await seeder.post({ body: { version, actions } }).execute();
  await keywords('fryer-1', KEYWORDS);
});
afterAll(() => backend.close());

async function keywords(key: string, searchKeywords: SearchKeywords, staged = false): Promise<void> {
  const product = seeder.products().withKey({ key });
  const { version } = (await product.get().execute()).body;
  await product
    .post({ body: { version, actions: [{ action: 'setSearchKeywords', searchKeywords, staged }] } })
    .execute();
}

type Query = Readonly<Record<string, string | number | boolean>>;
const suggest = (project: Project, queryArgs: Query) => project.productProjections().suggest().get({ queryArgs });

/** Returns a language tag that no project has: `qaa`, `qab` … */
const languageNumber = (index: number): string =>
  `q${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`;

/** Returns the suggestions in one language. */
async function texts(locale: string, words: string, more: Query = {}, project = storefront): Promise<string[]> {
  const name = `searchKeywords.${locale}`;
  const { body } = await suggest(project, { [name]: words, ...more }).execute();
  return (body[name] ?? []).map(({ text }) => text);
}

describe('the beginning of a search term', () => {
  it('is completed to a search keyword, from its beginning', async () => {
    expect(await texts('en', 'dee')).toEqual(['Deep fryer']);
    expect(await texts('en', 'DEEP FR')).toEqual(['Deep fryer']);
    expect(await texts('en', 'fryer')).toEqual([]);
    expect(await texts('sk', 'žeh')).toEqual(['Žehlička']);
  });

  it('is completed from any word of the keyword or from its custom inputs, depending on its tokenizer', async () => {
    for (const word of ['large', 'kit', 'mach']) expect(await texts('en', word)).toEqual(['Large Kitchen Machine']);
    expect(await texts('de', 'frite')).toEqual(['Fritteuse']);
    expect(await texts('de', 'fettback')).toEqual(['Fritteuse']);
    expect(await texts('de', 'fritteuse')).toEqual([]);
  });

  it.each(['\u0130', '\u00df', '\ud835\udd38', '\u0000', '\\', '%', ' '])(
    'is refused or answered, however odd the letters: 254 times %j',
    async (letter) => {
      const { access_token: token } = await backend.token('storefront');
      const words = encodeURIComponent(letter.repeat(254 / letter.length));
      const path = `product-projections/suggest?fuzzy=true&searchKeywords.de=${words}`;
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${backend.url()}/manifold/${path}`, { headers })).status).toBeLessThan(500);
    },
  );

  it('finds nothing for numbers and punctuation', async () => {
    expect(await texts('de', '10')).toEqual([]);
    expect(await texts('en', '%')).toEqual([]);
    expect(await texts('en', 'dee%')).toEqual(['Deep fryer']);
  });

  it('may have typing errors if the request allows them, but not in its first letter', async () => {
    expect(await texts('en', 'kitcehn')).toEqual([]);
    expect(await texts('en', 'kitcehn', { fuzzy: true })).toEqual(['Large Kitchen Machine']);
    expect(await texts('en', 'mahcin', { fuzzy: true })).toEqual(['Large Kitchen Machine']);
    expect(await texts('en', 'nachine', { fuzzy: true })).toEqual([]);
    expect(await texts('en', 'ka', { fuzzy: true })).toEqual([]);
  });

  it('is completed in several languages at once, with distinct keywords up to the limit', async () => {
    await keywords('fryer-2', { en: [{ text: 'Deep fryer' }, { text: 'Deep pan' }] });
    expect(await texts('en', 'deep')).toEqual(['Deep fryer', 'Deep pan']);
    expect(await texts('en', 'deep', { limit: 1 })).toEqual(['Deep fryer']);
    const both = { 'searchKeywords.en': 'deep p', 'searchKeywords.de': 'fri', 'searchKeywords.fr': 'fri' };
    expect((await suggest(storefront, both).execute()).body).toEqual({
      'searchKeywords.en': [{ text: 'Deep pan' }],
      'searchKeywords.de': [{ text: 'Fritteuse' }],
      'searchKeywords.fr': [],
    });
  });

  it('is not looked up in languages that the project lacks, or in one language twice', async () => {
    await keywords('fryer-2', { en: [{ text: 'Deep pan' }], fr: [{ text: 'Friteuse' }] });
    const many = Array.from({ length: 300 }, (_, index) => `searchKeywords.${languageNumber(index)}`);
    const query = Object.fromEntries([...many, 'searchKeywords.fr', 'searchKeywords.en'].map((name) => [name, 'dee']));
    const { body } = await suggest(storefront, query).execute();
    expect(body['searchKeywords.en']).not.toEqual([]);
    expect(Object.entries(body).filter(([name]) => name !== 'searchKeywords.en')).toHaveLength(301);
    expect(await texts('fr', 'fri')).toEqual([]);
    const { access_token: token } = await backend.token('storefront');
    const path = 'product-projections/suggest?searchKeywords.en=dee&searchKeywords.en=lar';
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${backend.url()}/manifold/${path}`, { headers })).status).toBe(400);
    const twice = `{ productProjectionsSuggest(searchKeywords: [
      { locale: "en", searchKeyword: "dee" }, { locale: "en", searchKeyword: "lar" }
    ]) { searchKeywords { locale } } }`;
    expect((await backend.graphql(token, twice)).errors).toMatchObject([{ extensions: { code: 'InvalidInput' } }]);
  });

  it('is completed from published data; staff can use staged data', async () => {
    await keywords('fryer-3', { en: [{ text: 'Oil bath' }] }, true);
    expect(await texts('en', 'oil')).toEqual([]);
    expect(await texts('en', 'oil', { staged: true }, seeder)).toEqual(['Oil bath']);
    expect(await texts('en', 'deep f', { staged: true }, seeder)).toEqual(['Deep fryer']);
    expect(await refusalOf(suggest(storefront, { 'searchKeywords.en': 'oil', staged: true }))).toMatchObject({
      statusCode: 403,
    });
    const product = seeder.products().withKey({ key: 'fryer-2' });
    const { version } = (await product.get().execute()).body;
    await product.post({ body: { version, actions: [{ action: 'unpublish' }] } }).execute();
    expect(await texts('en', 'deep p')).toEqual([]);
  });

  it('must name a language, and asks for at most 100 suggestions', async () => {
    for (const query of [{}, { 'searchKeywords.en': 'x', limit: 101 }, { 'searchKeywords.en': 'x', fuzzy: 'much' }])
      expect(await refusalOf(suggest(storefront, query as Query))).toMatchObject({
        statusCode: 400,
        code: 'InvalidInput',
      });
  });

  it('is completed in GraphQL in the same way', async () => {
    const { access_token: token } = await backend.token('storefront');
    const query = `query ($words: String!) {
      productProjectionsSuggest(searchKeywords: [{ locale: "en", searchKeyword: $words }], fuzzy: true) {
        searchKeywords { locale suggestions { text } }
      }
    }`;
    expect((await backend.graphql(token, query, { words: 'kitcehn' })).data).toEqual({
      productProjectionsSuggest: {
        searchKeywords: [{ locale: 'en', suggestions: [{ text: 'Large Kitchen Machine' }] }],
      },
    });
  });
});
