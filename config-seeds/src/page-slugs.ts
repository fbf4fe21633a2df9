import type { PageKey } from '@manifold/domain/page-slugs/contract';
import { countrySeeds } from './countries.js';
import { haldenSeeds } from './halden.js';
import { slugsByLanguage } from './page-slugs-by-language.js';
import { rowsOf } from './seed-row.js';

const row = rowsOf('page-slugs');

function slugsOf(language: string): Record<PageKey, string> {
  const slugs = slugsByLanguage[language];
  if (!slugs) throw new Error(`No page slugs in ${language}`);
  return slugs;
}

interface Site {
  readonly domain: string;
  readonly language: string;
}

function linksOf({ domain, language }: Site) {
  return {
    aboutUs: `https://company.${domain}/${language}/about-us`,
    career: `https://jobs.${domain}/${language}`,
    myOrders: `https://orders.${domain}/${language}`,
  };
}

/** The paths of the information pages in each locale, and the pages on other hosts of each brand (spec core §2). */
export const pageSlugRows = [
  ...countrySeeds.flatMap(({ storeKey, topLevelDomain, locales }) => {
    const domain = `ferrum-machines.${topLevelDomain}`;
    return locales.flatMap(({ locale, language }) => {
      const slugs = slugsOf(language);
      const externalLinks = linksOf({ domain, language });
      return locales.length > 1
        ? [row('locale', locale, { slugs, externalLinks })]
        : [row('locale', locale, { slugs }), row('store', storeKey, { externalLinks })];
    });
  }),
  ...haldenSeeds.map(({ country, storeKey, productionHost }) =>
    row('store', storeKey, {
      externalLinks: linksOf({ domain: productionHost, language: country.locales[0]?.language ?? 'en' }),
    }),
  ),
];
