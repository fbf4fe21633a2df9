import * as z from 'zod/mini';
import { currencyCodeSchema } from '../money/contract.js';
import { isTimeZone } from './time-zone.js';
import { sectionContract } from '../section-contract/section-contract.js';

/** ISO 3166-1 alpha-2 code. */
export const countryCodeSchema = z.string().check(z.maxLength(2), z.regex(/^[A-Z]{2}$/, 'two capital letters, as SK'));
/** ISO 639-1 code, lower case. */
export const languageCodeSchema = z.string().check(z.maxLength(2), z.regex(/^[a-z]{2}$/, 'two small letters, as sk'));
/** Upper bound, more than the languages of all shops. */
export const MAXIMUM_LANGUAGES = 200;
/** A locale: language-COUNTRY. */
export const localeCodeSchema = z.string().check(z.maxLength(5), z.regex(/^[a-z]{2}-[A-Z]{2}$/, 'as sk-SK'));
/** `{brand}_{country}`; the United Kingdom's ends in `co_uk` (spec shell §3.1). */
export const storeKeySchema = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(_[a-z0-9]+)+$/, 'as ferrum_sk'));
/** A host name without scheme and port. */
export const hostSchema = z
  .string()
  .check(z.maxLength(253), z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a host name in small letters'));

/** An IANA time zone of a city, such as `Europe/Tallinn`. */
export const timeZoneSchema = z
  .string()
  .check(z.maxLength(60), z.refine(isTimeZone, { error: 'a time zone of a city, as Europe/Tallinn' }));

/** A language of a store. The first one is the default and has no prefix in URLs. */
export const storeLocaleSchema = z.object({
  locale: localeCodeSchema,
  language: languageCodeSchema,
  /** The locale whose texts are used for missing ones: de-AT falls back to de-DE. Null for none. */
  fallbackLocale: z.nullable(localeCodeSchema),
});

/** One country's shop (spec shell §3.1). Config section `store`, store layer only. */
export const storeSchema = z.object({
  countryCode: countryCodeSchema,
  label: z.string().check(z.minLength(2), z.maxLength(60)),
  currencyCode: currencyCodeSchema,
  /** Time zone of the store, such as `Europe/Bratislava`. */
  timeZone: timeZoneSchema,
  brandKey: z.string().check(z.maxLength(60), z.regex(/^[a-z0-9-]+$/)),
  topLevelDomain: z.string().check(z.maxLength(20)),
  productionHost: hostSchema,
  /** Hosts of this store, including the production host; exact match. */
  hosts: z.array(hostSchema).check(z.minLength(1), z.maxLength(20)),
  /** Whether it serves hosts without a country; true for one store. */
  isDefault: z.boolean(),
  /** The first one is the default. */
  locales: z.array(storeLocaleSchema).check(z.minLength(1), z.maxLength(10)),
  manualTranslation: z.boolean(),
});

export type StoreLocale = z.infer<typeof storeLocaleSchema>;
export type Store = z.infer<typeof storeSchema>;

/** The section of the config. */
export const storeContract = sectionContract(storeSchema);
