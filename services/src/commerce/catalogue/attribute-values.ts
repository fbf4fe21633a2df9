import type { Energy, Fact, FaqEntry, ProductTag } from '@manifold/domain/catalogue/contract';
import type { Attributes, Localised } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { textIn } from './localised-text.js';

/** Attribute names as the catalogue's product types have them (spec core §3). */
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

/** What a listing sorts and filters by. */
export const LISTING_ATTRIBUTES = [
  ATTRIBUTE.brand,
  ATTRIBUTE.eligibleForSelling,
  ATTRIBUTE.enabledOnMarket,
  ATTRIBUTE.tags,
  ATTRIBUTE.family,
] as const;

/** What a card shows. */
export const CARD_ATTRIBUTES = [ATTRIBUTE.brand, ATTRIBUTE.freight, ATTRIBUTE.tags, ATTRIBUTE.techDetails] as const;

/** The facts by which machines of a kind are compared, most telling first; a card shows the first of them that it has. */
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
const KEY_FACTS_ON_A_CARD = 3;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isLocalised = (value: unknown): value is Localised =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** A text, localised text, or the label or key of an enumeration's value. */
function text(value: unknown, languages: readonly string[]): string | undefined {
  if (typeof value === 'string') return value;
  if (isObject(value) && 'key' in value) return text(value['label'] ?? value['key'], languages);
  return isLocalised(value) ? textIn(languages, value) : undefined;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** An enumeration's key or the text itself. */
const keyOf = (value: unknown): unknown => (isObject(value) ? value['key'] : value);

/** An attribute as text in the first language that it has; null when there is none. */
export const attributeText = (attributes: Attributes, name: string, languages: readonly string[]): string | null =>
  text(attributes[name], languages) ?? null;

/** A set attribute as texts. */
export const attributeTexts = (attributes: Attributes, name: string, languages: readonly string[]): string[] =>
  list(attributes[name]).flatMap((value) => text(value, languages) ?? []);

export const isFreight = (attributes: Attributes): boolean => attributes[ATTRIBUTE.freight] === true;

/** Whether a store with these locales offers the product; one that does not say is offered everywhere (spec core §3, §7). */
export function isForSale(attributes: Attributes, locales: readonly string[]): boolean {
  if (attributes[ATTRIBUTE.eligibleForSelling] === false) return false;
  const enabled = attributes[ATTRIBUTE.enabledOnMarket];
  return !Array.isArray(enabled) || locales.some((locale) => enabled.map(keyOf).includes(locale));
}

/** The tags that the shop knows, in a fixed order. */
export function tagsOf(attributes: Attributes): ProductTag[] {
  const keys = new Set(list(attributes[ATTRIBUTE.tags]).map(keyOf));
  return PRODUCT_TAGS.filter((tag) => keys.has(tag));
}

/** How much a product recommends itself in a comparison, beside being on stock: 2 when it is popular, 1 when it is on sale (spec core §9). */
export function comparisonScore(attributes: Attributes): number {
  const keys = new Set(list(attributes[ATTRIBUTE.tags]).map(keyOf));
  return (keys.has('Popular') ? 2 : 0) + (keys.has('Sale') ? 1 : 0);
}

const CAMPAIGN = 'campaign:';

/** The campaigns that reduce the product while they run, by name: it carries their tag (spec core §3). */
export function campaignsOf(attributes: Attributes): string[] {
  const keys = list(attributes[ATTRIBUTE.tags]).map(keyOf);
  return keys.flatMap((key) =>
    typeof key === 'string' && key.startsWith(CAMPAIGN) ? [key.slice(CAMPAIGN.length)] : [],
  );
}

/** The fields of a nested value, which come as an object, or each as an attribute of its own. */
function fieldsOf(row: unknown): Record<string, unknown> {
  if (Array.isArray(row))
    return Object.fromEntries(row.filter(isObject).map(({ name, value }) => [String(name), value]));
  return isObject(row) ? row : {};
}

/** A row of the table of technical details. */
function fact(row: unknown, languages: readonly string[]): Fact | undefined {
  const fields = fieldsOf(row);
  const key = keyOf(fields['key']);
  const value = text(fields['value'], languages);
  return typeof key === 'string' && value ? { key, value } : undefined;
}

/** All technical details, in the catalogue's order. */
export const techDetailsOf = (attributes: Attributes, languages: readonly string[]): Fact[] =>
  list(attributes[ATTRIBUTE.techDetails]).flatMap((row) => fact(row, languages) ?? []);

/** Questions and answers, in the catalogue's order; one without the other is left out. */
export const faqOf = (attributes: Attributes, languages: readonly string[]): FaqEntry[] =>
  list(attributes[ATTRIBUTE.faq]).flatMap((row) => {
    const fields = fieldsOf(row);
    const question = text(fields['question'], languages);
    const answer = text(fields['answer'], languages);
    return question && answer ? { question, answer } : [];
  });

/** The energy class with its documents; null where one of them is missing, for the law wants them together. */
export function energyOf(attributes: Attributes, languages: readonly string[]): Energy | null {
  const label = fieldsOf(attributes[ATTRIBUTE.energyLabel]);
  const rating = fieldsOf(label['rating']);
  const [energyClass, iconUrl] = [text(rating['class'], languages), text(rating['iconUrl'], languages)];
  const [labelUrl, ficheUrl] = [text(label['labelUrl'], languages), text(label['ficheUrl'], languages)];
  return energyClass && iconUrl && labelUrl && ficheUrl ? { class: energyClass, iconUrl, labelUrl, ficheUrl } : null;
}

/** The few details that stand on a card. */
export function keyFactsOf(attributes: Attributes, languages: readonly string[]): Fact[] {
  const details = new Map(techDetailsOf(attributes, languages).map((detail) => [detail.key, detail]));
  return KEY_FACTS.flatMap((key) => details.get(key) ?? []).slice(0, KEY_FACTS_ON_A_CARD);
}

/** The ids of the products that an attribute refers to, in the catalogue's order. */
export const productIdsOf = (attributes: Attributes, name: string): string[] =>
  list(attributes[name]).flatMap((value) => {
    const { typeId, id } = isObject(value) ? value : {};
    return typeId === 'product' && typeof id === 'string' ? [id] : [];
  });
