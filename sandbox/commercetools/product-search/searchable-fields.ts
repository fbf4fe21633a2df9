import { attributeField } from './attribute-field.js';
import {
  languageOf,
  malformed,
  path,
  type FieldName,
  type FieldValues,
  type SearchField,
  type ValueKind,
} from './search-field.js';

const selected =
  (sql: string): FieldValues =>
  () =>
    `(SELECT ${sql})`;

const product = (kind: ValueKind, sql: string, lookup?: SearchField['lookup']): SearchField => ({
  level: 'product',
  kind,
  values: selected(sql),
  isInOutline: true,
  lookup,
});

const rating = (sql: string): SearchField =>
  product('number', `to_jsonb(${sql}) FROM review_ratings WHERE target_id = p.id AND reviews > 0 HAVING count(*) > 0`);

const REFERENCES = {
  productType: product('text', "p.outline #> '{productType,id}'"),
  taxCategory: product('text', "p.outline #> '{taxCategory,id}'"),
  categories: product(
    'text',
    'to_jsonb(category_id) FROM product_categories WHERE product_id = p.id',
    (texts) => `p.id IN (SELECT product_id FROM product_categories WHERE category_id = ANY(${texts}))`,
  ),
  // A category of the product, or one above it.
  categoriesSubTree: product(
    'text',
    `DISTINCT to_jsonb(above.id)
     FROM product_categories own JOIN categories c ON c.id = own.category_id
     CROSS JOIN LATERAL (SELECT c.id UNION ALL SELECT a ->> 'id' FROM jsonb_array_elements(c.body -> 'ancestors') AS a) AS above(id)
     WHERE own.product_id = p.id`,
    (texts) => `p.id IN (
       SELECT own.product_id FROM product_categories own JOIN categories c ON c.id = own.category_id
       WHERE c.id = ANY(${texts})
         OR EXISTS (SELECT 1 FROM jsonb_array_elements(c.body -> 'ancestors') AS a WHERE a ->> 'id' = ANY(${texts})))`,
  ),
};

const variant = (kind: ValueKind, values: FieldValues, lookup?: SearchField['lookup']): SearchField => ({
  level: 'variant',
  kind,
  values,
  isInOutline: true,
  lookup,
});

/** Something of the inventory entries of a variant. */
const stock =
  (sql: string, condition: string): FieldValues =>
  (at) =>
    `(SELECT ${sql} FROM inventory_entries WHERE sku = ${at} ->> 'sku' AND ${condition})`;
const AVAILABLE = "(body ->> 'availableQuantity')::integer";

const price = (kind: ValueKind, text: string): SearchField => ({
  level: 'price',
  kind,
  values: path(text),
  isInOutline: true,
});

/** What a price costs with its product discount. */
const REDUCED: SearchField = {
  ...price('number', '$.value.centAmount'),
  values: (at) => `(SELECT coalesce(
       (SELECT to_jsonb(cents) FROM reduced_prices WHERE product_id = p.id AND price_id = ${at} ->> 'id'),
       ${at} #> '{value,centAmount}'))`,
  isReduced: true,
};

const PLAIN: Readonly<Record<string, SearchField>> = {
  id: product('text', 'to_jsonb(p.id)', (texts) => `p.id = ANY(${texts})`),
  key: product('text', 'to_jsonb(p.key)', (texts) => `p.key = ANY(${texts})`),
  version: product('number', 'to_jsonb(p.version)'),
  createdAt: product('date', 'to_jsonb(p.created_at)'),
  lastModifiedAt: product('date', 'to_jsonb(p.modified_at)'),
  ...Object.fromEntries(
    Object.entries(REFERENCES).flatMap(([name, field]) => [
      [name, field],
      [`${name}.id`, field],
    ]),
  ),
  'reviewRatingStatistics.averageRating': rating('round(sum(rating * reviews)::numeric / sum(reviews), 5)'),
  'reviewRatingStatistics.highestRating': rating('max(rating)'),
  'reviewRatingStatistics.lowestRating': rating('min(rating)'),
  'reviewRatingStatistics.count': rating('sum(reviews)'),
  'variants.id': variant('number', path('$.id')),
  'variants.key': variant('text', path('$.key')),
  'variants.sku': variant(
    'text',
    path('$.sku'),
    (texts) => `p.id IN (SELECT product_id FROM product_skus WHERE sku = ANY(${texts}))`,
  ),
  'variants.availability.isOnStock': variant('boolean', stock(`to_jsonb(${AVAILABLE} > 0)`, 'channel_id IS NULL')),
  'variants.availability.availableQuantity': variant('number', stock(`to_jsonb(${AVAILABLE})`, 'channel_id IS NULL')),
  'variants.availability.isOnStockForChannel': variant(
    'text',
    stock('to_jsonb(channel_id)', `channel_id IS NOT NULL AND ${AVAILABLE} > 0`),
  ),
  'variants.prices.id': price('text', '$.id'),
  'variants.prices.key': price('text', '$.key'),
  'variants.prices.centAmount': price('number', '$.value.centAmount'),
  'variants.prices.currentCentAmount': REDUCED,
  'variants.prices.currencyCode': price('text', '$.value.currencyCode'),
  'variants.prices.country': price('text', '$.country'),
  'variants.prices.channel': price('text', '$.channel.id'),
  'variants.prices.customerGroup': price('text', '$.customerGroup.id'),
  'variants.prices.validFrom': price('date', '$.validFrom'),
  'variants.prices.validUntil': price('date', '$.validUntil'),
};

/** Localized texts of a product by their place in its data; the short ones are a part of its outline. */
const LOCALIZED: Readonly<Record<string, { readonly isInOutline: boolean; readonly below?: string }>> = {
  name: { isInOutline: true },
  slug: { isInOutline: true },
  searchKeywords: { isInOutline: true, below: '[*].text' },
  description: { isInOutline: false },
  metaTitle: { isInOutline: false },
  metaDescription: { isInOutline: false },
  metaKeywords: { isInOutline: false },
};

/** The field that an expression names; one that the platform does not search by is refused. */
export function searchField(name: FieldName): SearchField {
  const { field } = name;
  if (Object.hasOwn(LOCALIZED, field)) {
    const { isInOutline, below = '' } = LOCALIZED[field] ?? { isInOutline: false };
    const language = languageOf(name);
    return { level: 'product', kind: 'text', language, values: path(`$.${field}."${language}"${below}`), isInOutline };
  }
  const found = (Object.hasOwn(PLAIN, field) ? PLAIN[field] : undefined) ?? attributeField(name);
  if (found === undefined) throw malformed(`The field '${field}' does not exist or is not searchable.`);
  return found;
}
