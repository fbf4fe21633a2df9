import * as z from 'zod';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** Region codes that have a name but are not countries. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['ZZ', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB']);
const isCountry = (code: string): boolean => regions.of(code) !== undefined && !NO_COUNTRIES.has(code);
const isCurrency = (code: string): boolean => currencies.has(code);

/** Parts that many drafts share, with the platform's limits. */
export const key = z.string().regex(/^[A-Za-z0-9_-]{2,256}$/, 'A key has 2 to 256 letters, digits, _ or -.');
export const locale = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'Not a locale.');
export const localizedString = z.record(z.string(), z.string());
export const slug = z.string().regex(/^[A-Za-z0-9_-]{2,256}$/, 'A slug has 2 to 256 letters, digits, _ or -.');
export const country = z
  .string()
  .refine((code) => /^[A-Z]{2}$/.test(code) && isCountry(code), 'A country is a two-letter ISO 3166-1 code.');
export const currency = z
  .string()
  .refine((code) => /^[A-Z]{3}$/.test(code) && isCurrency(code), 'A currency is a three-letter ISO 4217 code.');
/** An e-mail address by RFC 5321 without quoted local parts; letters of any script are allowed. */
export const email = z
  .string()
  .max(320)
  .regex(/^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)+$/u, 'Not an e-mail address.')
  .refine((address) => !/^\.|\.\.|\.@/.test(address), 'Not an e-mail address.');
export const dateTime = z.string().refine((value) => !Number.isNaN(Date.parse(value)), 'Not a date and time.');
export const resourceIdentifier = z.object({
  typeId: z.string().optional(),
  id: z.string().optional(),
  key: z.string().optional(),
});
export type ResourceIdentifier = z.output<typeof resourceIdentifier>;

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** A property that only the platform supports: any value is refused with the property's name. */
export const unsupported = z
  .unknown()
  .refine(isNothing, 'This server does not support this property.')
  .transform((): undefined => undefined)
  .optional();

/** Returns the part of a draft schema that refuses properties this server does not support. */
export const unsupportedProperties = <Name extends string>(
  ...names: readonly Name[]
): Record<Name, typeof unsupported> =>
  Object.fromEntries(names.map((name) => [name, unsupported])) as Record<Name, typeof unsupported>;

export const money = z.object({
  type: z
    .string()
    .refine((type) => type === 'centPrecision', 'This server supports money of type centPrecision only.')
    .transform((): undefined => undefined)
    .optional(),
  currencyCode: currency,
  centAmount: z.int(),
  // Answers contain it, and clients send answers back.
  fractionDigits: z
    .int()
    .transform((): undefined => undefined)
    .optional(),
  preciseAmount: unsupported,
});
/** How an exact half of a cent is rounded. */
export const roundingMode = z.enum(['HalfEven', 'HalfUp', 'HalfDown']);
export const inventoryMode = z.enum(['None', 'TrackOnly', 'ReserveOnOrder']);
export const customFieldsDraft = z.object({
  type: resourceIdentifier,
  fields: z.record(z.string(), z.unknown()).optional(),
});
const line = z.string().max(256).optional();
export const addressDraft = z.object({
  id: line,
  key: line,
  title: line,
  salutation: line,
  firstName: line,
  lastName: line,
  streetName: line,
  streetNumber: line,
  additionalStreetInfo: line,
  postalCode: line,
  city: line,
  region: line,
  state: line,
  country,
  company: line,
  department: line,
  building: line,
  apartment: line,
  pOBox: line,
  phone: line,
  mobile: line,
  email: line,
  fax: line,
  additionalAddressInfo: line,
  externalId: line,
  custom: customFieldsDraft.optional(),
});
export type AddressDraft = z.output<typeof addressDraft>;
