import type { NewStore } from '@manifold/domain/admin-api/new-store-routes';
import type { StoreView } from '@manifold/domain/admin-api/contract';

/** Inputs of the form that opens a country. */
export interface Typed {
  readonly like: string;
  readonly countryCode: string;
  readonly language: string;
  readonly currencyCode: string;
  readonly timeZone: string;
  readonly productionHost: string;
  readonly taxRate: string;
  readonly vatPrefix: string;
  readonly vatExample: string;
  readonly postalPattern: string;
  readonly postalExample: string;
}

export type TypedField = keyof Typed;

/** A step of the form. */
export interface Step {
  readonly name: string;
  readonly fields: readonly TypedField[];
  /** Fields with a help text. */
  readonly helps: readonly TypedField[];
}

/** The steps in order, each with its fields. */
export const STEPS: readonly [Step, Step, Step] = [
  {
    name: 'place',
    fields: ['like', 'countryCode', 'currencyCode', 'timeZone'],
    helps: ['like', 'countryCode', 'timeZone'],
  },
  { name: 'host', fields: ['language', 'productionHost'], helps: ['language', 'productionHost'] },
  {
    name: 'rules',
    fields: ['taxRate', 'vatPrefix', 'vatExample', 'postalPattern', 'postalExample'],
    helps: ['postalPattern'],
  },
];

const PERCENT = 100;
const PRECISION = 10_000;
const COUNTRY = /^[A-Z]{2}$/;

const topLevelDomain = (countryCode: string): string => countryCode.toLowerCase();

/** Returns the model store's host with the new country's ending. */
export function hostFor({ productionHost }: Pick<StoreView, 'productionHost'>, countryCode: string): string {
  const name = productionHost.replace(/\.(?:co\.)?[a-z]{2,}$/, '');
  return countryCode === '' ? '' : `${name}.${topLevelDomain(countryCode)}`;
}

/**
 * Returns the hosts of a new store. If the console runs on `admin.localhost`, a local host such as `ee.localhost` is
 * added.
 */
function hostsOf({ countryCode, productionHost }: Typed, like: StoreView): string[] {
  const local = like.hosts.find((host) => host.endsWith('.localhost'));
  const rest = local?.slice(local.indexOf('.'));
  const hosts = rest === undefined ? [productionHost] : [productionHost, `${topLevelDomain(countryCode)}${rest}`];
  // The user may have typed the local host already.
  return [...new Set(hosts)];
}

/** Parses `24` or `25,5` per cent to a fraction; undefined if it is not a number. */
export function rateOf(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number)
    ? undefined
    : Math.round((number / PERCENT) * PRECISION) / PRECISION;
}

/** Returns the languages of all stores, each with the locale whose texts are copied; the model store's come first. */
export function languagesOf(stores: readonly StoreView[], like: StoreView | undefined): ReadonlyMap<string, string> {
  const locales = [...(like?.locales ?? []), ...stores.flatMap((store) => store.locales)];
  return new Map(locales.toReversed().map((locale) => [locale.slice(0, 2), locale] as const));
}

/** Returns the names of fields that are missing or invalid. */
export function refusedFields(typed: Typed): TypedField[] {
  const empty = (
    ['like', 'language', 'currencyCode', 'timeZone', 'productionHost', 'vatPrefix', 'postalPattern'] as const
  ).filter((field) => typed[field].trim() === '');
  const country = COUNTRY.test(typed.countryCode) ? [] : (['countryCode'] as const);
  const rate = rateOf(typed.taxRate) === undefined ? (['taxRate'] as const) : [];
  return [...empty, ...country, ...rate];
}

/** Returns the store that uses a host already. */
export const ownerOf = (host: string, stores: readonly StoreView[]): StoreView | undefined =>
  stores.find(({ hosts }) => hosts.includes(host));

/** Returns the request that creates the draft. `label` is the country's English name. */
export function newStore(typed: Typed, stores: readonly StoreView[], label: string): NewStore | undefined {
  const like = stores.find(({ storeKey }) => storeKey === typed.like);
  const taxRate = rateOf(typed.taxRate);
  const spoken = like && languagesOf(stores, like).get(typed.language);
  if (!like || taxRate === undefined || spoken === undefined) return undefined;
  const brand = like.storeKey.slice(0, like.storeKey.indexOf('_'));
  return {
    like: like.storeKey,
    storeKey: `${brand}_${typed.countryCode.toLowerCase()}`,
    label,
    countryCode: typed.countryCode,
    currencyCode: typed.currencyCode,
    timeZone: typed.timeZone,
    topLevelDomain: topLevelDomain(typed.countryCode),
    productionHost: typed.productionHost,
    hosts: hostsOf(typed, like),
    locales: [
      {
        locale: `${typed.language}-${typed.countryCode}`,
        language: typed.language,
        fallbackLocale: spoken,
        like: spoken,
      },
    ],
    taxRate,
    vatNumber: { prefix: typed.vatPrefix, placeholder: typed.vatExample },
    postalCode: { pattern: typed.postalPattern, example: typed.postalExample, mask: null },
  };
}
