import * as z from 'zod/mini';
import { currencyCodeSchema } from '../money/contract.js';
import { isTimeZone } from './time-zone.js';

/** ISO 3166-1 alpha-2. */
export const countryCodeSchema = z.string().check(z.maxLength(2), z.regex(/^[A-Z]{2}$/, 'two capital letters, as SK'));
/** ISO 639-1, lower case. */
export const languageCodeSchema = z.string().check(z.maxLength(2), z.regex(/^[a-z]{2}$/, 'two small letters, as sk'));
/** More languages than the world writes shops in. */
export const MOST_LANGUAGES = 200;
/** language-COUNTRY. */
export const localeCodeSchema = z.string().check(z.maxLength(5), z.regex(/^[a-z]{2}-[A-Z]{2}$/, 'as sk-SK'));
/** `{brand}_{country}`; the United Kingdom's ends in `co_uk` (spec shell §3.1). */
export const storeKeySchema = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(_[a-z0-9]+)+$/, 'as ferrum_sk'));
/** An exact host name, without scheme and port. */
export const hostSchema = z
  .string()
  .check(z.maxLength(253), z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a host name in small letters'));

/** An IANA name of a region and city, as `Europe/Tallinn`. */
export const timeZoneSchema = z
  .string()
  .check(z.maxLength(60), z.refine(isTimeZone, { error: 'a time zone of a city, as Europe/Tallinn' }));

/** One language of a store. The first of a store is its default: it has no prefix in a URL. */
export const storeLocaleSchema = z.object({
  locale: localeCodeSchema,
  language: languageCodeSchema,
  /** The locale whose texts stand in for what this one does not say differently: de-AT reads de-DE. Null for a language's own. */
  fallbackLocale: z.nullable(localeCodeSchema),
});

/** One country's shop (spec shell §3.1). Config section `store`, set on the store layer only. */
export const storeSchema = z.object({
  countryCode: countryCodeSchema,
  label: z.string().check(z.minLength(2), z.maxLength(60)),
  currencyCode: currencyCodeSchema,
  /** By whose clocks the store's days begin and end, as `Europe/Bratislava`. */
  timeZone: timeZoneSchema,
  brandKey: z.string().check(z.maxLength(60), z.regex(/^[a-z0-9-]+$/)),
  topLevelDomain: z.string().check(z.maxLength(20)),
  productionHost: hostSchema,
  /** Every host that shows this store, the production host included; exact match. */
  hosts: z.array(hostSchema).check(z.minLength(1), z.maxLength(20)),
  /** The one store that answers on a host that names no country. */
  isDefault: z.boolean(),
  /** The first is the default. */
  locales: z.array(storeLocaleSchema).check(z.minLength(1), z.maxLength(10)),
  manualTranslation: z.boolean(),
});

export type StoreLocale = z.infer<typeof storeLocaleSchema>;
export type Store = z.infer<typeof storeSchema>;
