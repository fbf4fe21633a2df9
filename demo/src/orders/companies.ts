import * as z from 'zod/mini';
import { readData, textSchema } from '../data-files/read-data.js';
import { languages, localized, type Language } from '../terms/language.js';

const companies = readData(
  'orders/companies',
  z.strictObject({
    /** Trades of companies that buy such machines. */
    trades: localized(z.array(textSchema).check(z.minLength(1), z.maxLength(20))),
    /** The format of company names per country: `@` is the trade, `#` the owner; by language if the country has several. */
    forms: z.record(
      z.string().check(z.regex(/^[A-Z]{2}$/)),
      z.union([textSchema, z.partialRecord(z.enum(languages), textSchema)]),
    ),
  }),
);

export const { trades } = companies;

/** Returns a company name in the format of its country. */
export function companyName(
  country: string,
  language: Language,
  { trade, owner }: { trade: string; owner: string },
): string {
  const form = companies.forms[country];
  const pattern = typeof form === 'string' ? form : form?.[language];
  if (pattern === undefined) throw new Error(`No company form for ${country} in ${language}`);
  return pattern.replace('@', trade).replace('#', owner);
}
