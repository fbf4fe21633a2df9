import { attributeField } from './attribute-field.js';
import { indexedField } from './indexed-field.js';
import {
  languageOf,
  malformed,
  type FieldName,
  type FieldValues,
  type Place,
  type SearchField,
  type ValueKind,
} from './search-field.js';
import { columnValue, jsonValue } from './search-value.js';

/** Returns a field in a column of the product's row. */
const own = (kind: ValueKind, sql: string, lookup?: SearchField['lookup']): SearchField => ({
  level: 'product',
  kind,
  values: () => ({ value: columnValue(sql, kind === 'number' ? 'numeric' : 'text') }),
  lookup,
});

/** Returns a field whose values are rows of another table. */
const relatedRows = (kind: ValueKind, values: FieldValues, lookup?: SearchField['lookup']): SearchField => ({
  level: 'product',
  kind,
  values: () => values,
  lookup,
});

const rating = (sql: string): SearchField =>
  relatedRows('number', {
    from: `LATERAL (SELECT to_jsonb(${sql}) FROM review_ratings WHERE target_id = p.id AND reviews > 0 HAVING count(*) > 0) AS x(value)`,
    value: jsonValue('x.value'),
  });

const REFERENCES = {
  productType: indexedField({ level: 'product', kind: 'text', path: '$.productType.id' }),
  taxCategory: indexedField({ level: 'product', kind: 'text', path: '$.taxCategory.id' }),
  categories: relatedRows(
    'text',
    {
      from: 'product_categories x',
      on: 'x.product_id = p.id',
      value: columnValue('x.category_id', 'text'),
    },
    (texts) => `p.id IN (SELECT product_id FROM product_categories WHERE category_id = ANY(${texts}))`,
  ),
  // A category of the product, or one above it.
  categoriesSubTree: relatedRows(
    'text',
    {
      from: `LATERAL (
     SELECT DISTINCT above.id
     FROM product_categories own JOIN categories c ON c.id = own.category_id
     CROSS JOIN LATERAL (SELECT c.id UNION ALL SELECT a ->> 'id' FROM jsonb_array_elements(c.body -> 'ancestors') AS a) AS above(id)
     WHERE own.product_id = p.id) AS x`,
      value: columnValue('x.id', 'text'),
    },
    (texts) => `p.id IN (
       SELECT own.product_id FROM product_categories own JOIN categories c ON c.id = own.category_id
       WHERE c.id = ANY(${texts})
         OR EXISTS (SELECT 1 FROM jsonb_array_elements(c.body -> 'ancestors') AS a WHERE a ->> 'id' = ANY(${texts})))`,
  ),
};

/** Returns the SQL of a column of the variant's row; conditions on prices need a subquery. */
const ofVariant = (column: string, { variant }: Place): string =>
  variant?.isRow === false
    ? `(SELECT ${column} FROM search_variants WHERE product_id = r.product_id AND variant = r.variant)`
    : `v.${column}`;

const variant = (kind: 'text' | 'number', column: string, lookup?: SearchField['lookup']): SearchField => ({
  level: 'variant',
  kind,
  values: (at) => ({ value: columnValue(ofVariant(column, at), kind === 'number' ? 'numeric' : 'text') }),
  lookup,
});

/** Returns a field of a variant's inventory entries. */
const stock = (kind: ValueKind, sql: string, condition: string): SearchField => ({
  level: 'variant',
  kind,
  values: (at) => ({
    from: 'inventory_entries x',
    on: `x.sku = ${ofVariant('sku', at)} AND ${condition}`,
    value: jsonValue(`to_jsonb(${sql})`),
  }),
});
const AVAILABLE = "(x.body ->> 'availableQuantity')::integer";

const price = (kind: 'text' | 'number' | 'date', column: string): SearchField => ({
  level: 'price',
  kind,
  values: () => ({ value: columnValue(`r.${column}`, kind === 'number' ? 'numeric' : 'text') }),
});

const PLAIN: Readonly<Record<string, SearchField>> = {
  id: own('text', 'p.id', (texts) => `p.id = ANY(${texts})`),
  key: own('text', 'p.key', (texts) => `p.key = ANY(${texts})`),
  version: own('number', 'p.version'),
  createdAt: own('date', 'p.created_at'),
  lastModifiedAt: own('date', 'p.modified_at'),
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
  'variants.id': variant('number', 'variant'),
  'variants.key': variant('text', 'key'),
  'variants.sku': variant(
    'text',
    'sku',
    (texts) => `p.id IN (SELECT product_id FROM product_skus WHERE sku = ANY(${texts}))`,
  ),
  'variants.availability.isOnStock': stock('boolean', `${AVAILABLE} > 0`, 'x.channel_id IS NULL'),
  'variants.availability.availableQuantity': stock('number', AVAILABLE, 'x.channel_id IS NULL'),
  'variants.availability.isOnStockForChannel': stock(
    'text',
    'x.channel_id',
    `x.channel_id IS NOT NULL AND ${AVAILABLE} > 0`,
  ),
  'variants.prices.id': price('text', 'id'),
  'variants.prices.key': price('text', 'key'),
  'variants.prices.centAmount': price('number', 'cents'),
  'variants.prices.currentCentAmount': { ...price('number', 'current_cents'), isReduced: true },
  'variants.prices.currencyCode': price('text', 'currency'),
  'variants.prices.country': price('text', 'country'),
  'variants.prices.channel': price('text', 'channel'),
  'variants.prices.customerGroup': price('text', 'customer_group'),
  'variants.prices.validFrom': price('date', 'valid_from'),
  'variants.prices.validUntil': price('date', 'valid_until'),
};

/** Localized fields of the product data; outlines contain the short ones. */
const LOCALIZED: Readonly<Record<string, { readonly isInOutline: boolean; readonly below?: string }>> = {
  name: { isInOutline: true },
  slug: { isInOutline: true },
  searchKeywords: { isInOutline: true, below: '[*].text' },
  description: { isInOutline: false },
  metaTitle: { isInOutline: false },
  metaDescription: { isInOutline: false },
  metaKeywords: { isInOutline: false },
};

/** Returns the field that an expression names. Throws InvalidInput if it is not searchable. */
export function searchField(name: FieldName): SearchField {
  const { field } = name;
  if (Object.hasOwn(LOCALIZED, field)) {
    const { isInOutline, below = '' } = LOCALIZED[field] ?? { isInOutline: false };
    const language = languageOf(name);
    const path = `$.masterData.current.${field}."${language}"${below}`;
    return indexedField({ level: 'product', kind: 'text', language, path, isInOutline });
  }
  const found = (Object.hasOwn(PLAIN, field) ? PLAIN[field] : undefined) ?? attributeField(name);
  if (found === undefined) throw malformed(`The field '${field}' does not exist or is not searchable.`);
  return found;
}
