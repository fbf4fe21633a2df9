import type { Energy, Fact, FaqEntry, ProductTag } from '@manifold/domain/catalogue/contract';
import type { Attributes, Localised } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { localisedText } from './localised-text.js';

/** Attribute names of the catalogue's product types (spec core §3). */
export const ATTRIBUTE = {
  brand: 'brand',
  freight: 'freight',
  eligibleForSelling: 'eligibleForSelling',
  enabledOnMarket: 'enabledOnMarket',
  tags: 'tags',
  highlights: 'highlights',
  techDetails: 'techDetails',
  faq: 'faq',
  manualUrl: 'manualUrl',
  images360: 'images360',
  video: 'video',
  energyLabel: 'energyLabel',
  relatedAccessories: 'relatedAccessories',
  parentProducts: 'parentProductsForAccessory',
  volumeDiscountGroup: 'volumeDiscountGroup',
  family: 'family',
  rate: 'rate',
  excludedSkus: 'excludedSkus',
  excludedBrands: 'excludedBrands',
  excludedRelations: 'excludedRelations',
} as const;

const PRODUCT_TAGS: readonly ProductTag[] = ['new', 'bestseller', 'bware', 'on-sale', 'topRated'];

/** Attributes by which listings sort and filter. */
export const LISTING_ATTRIBUTES = [
  ATTRIBUTE.brand,
  ATTRIBUTE.eligibleForSelling,
  ATTRIBUTE.enabledOnMarket,
  ATTRIBUTE.tags,
  ATTRIBUTE.family,
] as const;

/** Attributes shown on cards. */
export const CARD_ATTRIBUTES = [ATTRIBUTE.brand, ATTRIBUTE.freight, ATTRIBUTE.tags, ATTRIBUTE.techDetails] as const;

/** The facts for comparing machines, most important first; a card shows the first ones available. */
const KEY_FACTS = [
  'power',
  'volume',
  'capacity',
  'output',
  'throughput',
  'pressure',
  'force',
  'current',
  'cuttingWidth',
  'magnification',
  'bandwidth',
  'weight',
] as const;
const KEY_FACT_NAMES: ReadonlySet<unknown> = new Set(KEY_FACTS);
const KEY_FACTS_ON_A_CARD = 3;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isLocalised = (value: unknown): value is Localised =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** Returns a text, a localised text, or the label or key of an enum value. */
function text(value: unknown, languages: readonly string[]): string | undefined {
  if (typeof value === 'string') return value;
  if (isObject(value) && 'key' in value) return text(value['label'] ?? value['key'], languages);
  return isLocalised(value) ? localisedText(languages, value) : undefined;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Returns the key of an enum value, or the text itself. */
const keyOf = (value: unknown): unknown => (isObject(value) ? value['key'] : value);

/** Returns an attribute as text in the first available language; null if it is missing. */
export const attributeText = (attributes: Attributes, name: string, languages: readonly string[]): string | null =>
  text(attributes[name], languages) ?? null;

/** Returns a set attribute as texts. */
export const attributeTexts = (attributes: Attributes, name: string, languages: readonly string[]): string[] =>
  list(attributes[name]).flatMap((value) => text(value, languages) ?? []);

export const isFreight = (attributes: Attributes): boolean => attributes[ATTRIBUTE.freight] === true;

/** Returns whether a store with these locales offers the product; without attributes it is offered everywhere (spec core §3, §7). */
export function isForSale(attributes: Attributes, locales: readonly string[]): boolean {
  if (attributes[ATTRIBUTE.eligibleForSelling] === false) return false;
  const enabled = attributes[ATTRIBUTE.enabledOnMarket];
  return !Array.isArray(enabled) || locales.some((locale) => enabled.map(keyOf).includes(locale));
}

/** Returns the known tags in a fixed order. */
export function tagsOf(attributes: Attributes): ProductTag[] {
  const keys = new Set(list(attributes[ATTRIBUTE.tags]).map(keyOf));
  return PRODUCT_TAGS.filter((tag) => keys.has(tag));
}

/** Returns the score of a product in a comparison, without stock: 2 if it is popular, 1 if it is on sale (spec core §9). */
export function comparisonScore(attributes: Attributes): number {
  const keys = new Set(list(attributes[ATTRIBUTE.tags]).map(keyOf));
  return (keys.has('Popular') ? 2 : 0) + (keys.has('Sale') ? 1 : 0);
}

const CAMPAIGN = 'campaign:';

/** Returns the names of the campaigns that the product's tags assign it to (spec core §3). */
export function campaignsOf(attributes: Attributes): string[] {
  const keys = list(attributes[ATTRIBUTE.tags]).map(keyOf);
  return keys.flatMap((key) =>
    typeof key === 'string' && key.startsWith(CAMPAIGN) ? [key.slice(CAMPAIGN.length)] : [],
  );
}

/** Returns the fields of a nested value, which is an object or a list of attributes. */
function fieldsOf(row: unknown): Record<string, unknown> {
  if (Array.isArray(row))
    return Object.fromEntries(row.filter(isObject).map(({ name, value }) => [String(name), value]));
  return isObject(row) ? row : {};
}

/** Returns a row of the technical details. */
function fact(row: unknown, languages: readonly string[]): Fact | undefined {
  const fields = fieldsOf(row);
  const key = keyOf(fields['key']);
  const value = text(fields['value'], languages);
  return typeof key === 'string' && value ? { key, value } : undefined;
}

/** Returns all technical details in the catalogue's order. */
export const techDetailsOf = (attributes: Attributes, languages: readonly string[]): Fact[] =>
  list(attributes[ATTRIBUTE.techDetails]).flatMap((row) => fact(row, languages) ?? []);

/** Returns questions with answers in the catalogue's order; incomplete ones are left out. */
export const faqOf = (attributes: Attributes, languages: readonly string[]): FaqEntry[] =>
  list(attributes[ATTRIBUTE.faq]).flatMap((row) => {
    const fields = fieldsOf(row);
    const question = text(fields['question'], languages);
    const answer = text(fields['answer'], languages);
    return question && answer ? { question, answer } : [];
  });

/** Returns the energy class with its documents; null if one is missing, because the law requires all of them. */
export function energyOf(attributes: Attributes, languages: readonly string[]): Energy | null {
  const label = fieldsOf(attributes[ATTRIBUTE.energyLabel]);
  const rating = fieldsOf(label['rating']);
  const [energyClass, iconUrl] = [text(rating['class'], languages), text(rating['iconUrl'], languages)];
  const [labelUrl, ficheUrl] = [text(label['labelUrl'], languages), text(label['ficheUrl'], languages)];
  return energyClass && iconUrl && labelUrl && ficheUrl ? { class: energyClass, iconUrl, labelUrl, ficheUrl } : null;
}

/** Returns the technical details for a card. */
export function keyFactsOf(attributes: Attributes, languages: readonly string[]): Fact[] {
  const rows = list(attributes[ATTRIBUTE.techDetails]).filter((row) => KEY_FACT_NAMES.has(keyOf(fieldsOf(row)['key'])));
  const details = new Map(rows.flatMap((row) => fact(row, languages) ?? []).map((detail) => [detail.key, detail]));
  return KEY_FACTS.flatMap((key) => details.get(key) ?? []).slice(0, KEY_FACTS_ON_A_CARD);
}

/** Returns the ids of the products that an attribute refers to, in the catalogue's order. */
export const productIdsOf = (attributes: Attributes, name: string): string[] =>
  list(attributes[name]).flatMap((value) => {
    const { typeId, id } = isObject(value) ? value : {};
    return typeId === 'product' && typeof id === 'string' ? [id] : [];
  });
