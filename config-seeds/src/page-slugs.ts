import type { PageKey } from '@manifold/domain/page-slugs/contract';
import { countrySeeds } from './countries.js';
import { slugsByLanguage } from './page-slugs-by-language.js';
import { rowsOf } from './seed-row.js';

const row = rowsOf('page-slugs');

function slugsOf(language: string): Record<PageKey, string> {
  const slugs = slugsByLanguage[language];
  if (!slugs) throw new Error(`No page slugs in ${language}`);
  return slugs;
}

/** The paths of the information pages in each locale, and the pages that live on other hosts (spec core §2). */
export const pageSlugRows = countrySeeds.flatMap(({ topLevelDomain, locales }) =>
  locales.map(({ locale, language }) =>
    row('locale', locale, {
      slugs: slugsOf(language),
      externalLinks: {
        aboutUs: `https://company.ferrum-machines.${topLevelDomain}/${language}/about-us`,
        career: `https://jobs.ferrum-machines.${topLevelDomain}/${language}`,
        myOrders: `https://orders.ferrum-machines.${topLevelDomain}/${language}`,
      },
    }),
  ),
);
