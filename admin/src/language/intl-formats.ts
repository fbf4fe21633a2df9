import { memoizeByText } from '@manifold/domain/memoize/memoize-by-text';

/** Formats numbers in a locale. */
export const numberFormat = memoizeByText((locale) => new Intl.NumberFormat(locale));

/** Formats fractions as percentages with up to three fraction digits, as some VAT rates have. */
export const percentFormat = memoizeByText(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }),
);

/** Names languages in a language. */
export const languageNames = memoizeByText((language) => new Intl.DisplayNames([language], { type: 'language' }));

/** Names countries in a language. */
export const countryNames = memoizeByText((language) => new Intl.DisplayNames([language], { type: 'region' }));
