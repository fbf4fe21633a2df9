import { generated, plainTable, resourceTable, uniqueKey } from '../storage/resource-table.js';

const OWNED = [
  generated('store_key', 'store,key'),
  generated('anonymous_id', 'anonymousId'),
  generated('customer_id', 'customerId'),
];

const PLAIN_TABLES = [
  'projects',
  'stores',
  'channels',
  'types',
  'product_types',
  'tax_categories',
  'zones',
  'shipping_methods',
  'product_discounts',
  'cart_discounts',
  'states',
];

export const FIRST = [
  ...PLAIN_TABLES.map(plainTable),
  plainTable('categories'),
  plainTable('products'),
  // The price of one product page read by slug or SKU must not depend on the size of the catalogue.
  `CREATE TABLE product_skus (
  sku text PRIMARY KEY,
  product_id text NOT NULL REFERENCES products ON DELETE CASCADE,
  is_master boolean NOT NULL
);
CREATE INDEX product_skus__product ON product_skus (product_id);
CREATE TABLE product_slugs (
  slug text NOT NULL,
  locale text NOT NULL,
  product_id text NOT NULL REFERENCES products ON DELETE CASCADE,
  PRIMARY KEY (slug, locale)
);
CREATE INDEX product_slugs__product ON product_slugs (product_id);
CREATE TABLE product_categories (
  category_id text NOT NULL,
  product_id text NOT NULL REFERENCES products ON DELETE CASCADE,
  PRIMARY KEY (category_id, product_id)
);
CREATE INDEX product_categories__product ON product_categories (product_id);`,
  resourceTable(
    'inventory_entries',
    [generated('sku', 'sku'), generated('channel_id', 'supplyChannel,id')],
    [
      uniqueKey('inventory_entries'),
      "CREATE UNIQUE INDEX inventory_entries__sku ON inventory_entries (sku, coalesce(channel_id, ''));",
    ],
  ),
  resourceTable(
    'discount_codes',
    [generated('code', 'code')],
    [uniqueKey('discount_codes'), 'CREATE UNIQUE INDEX discount_codes__code ON discount_codes (code);'],
  ),
  resourceTable(
    'custom_objects',
    [generated('container', 'container')],
    ['CREATE UNIQUE INDEX custom_objects__key ON custom_objects (container, key);'],
  ),
  resourceTable(
    'carts',
    [...OWNED, generated('cart_state', 'cartState'), generated('modified_at', 'lastModifiedAt')],
    [
      uniqueKey('carts'),
      'CREATE INDEX carts__anonymous ON carts (anonymous_id, cart_state, modified_at);',
      'CREATE INDEX carts__customer ON carts (customer_id, cart_state, modified_at);',
    ],
  ),
  resourceTable(
    'payments',
    [generated('anonymous_id', 'anonymousId'), generated('customer_id', 'customer,id')],
    [
      uniqueKey('payments'),
      'CREATE INDEX payments__anonymous ON payments (anonymous_id);',
      'CREATE INDEX payments__customer ON payments (customer_id);',
    ],
  ),
  resourceTable(
    'orders',
    [...OWNED, generated('order_number', 'orderNumber'), generated('cart_id', 'cart,id')],
    [
      'CREATE UNIQUE INDEX orders__orderNumber ON orders (order_number);',
      // The last guard against ordering one cart twice, in addition to the row lock and the cart's state.
      'CREATE UNIQUE INDEX orders__cart ON orders (cart_id);',
      'CREATE INDEX orders__anonymous ON orders (anonymous_id);',
      'CREATE INDEX orders__customer ON orders (customer_id);',
      'CREATE INDEX orders__store ON orders (store_key, created_at);',
    ],
  ),
  `CREATE TABLE api_clients (
  id text PRIMARY KEY,
  secret_hash text NOT NULL,
  scopes text[] NOT NULL
);
CREATE TABLE oauth_tokens (
  token_hash text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('access', 'refresh')),
  session_id text NOT NULL,
  client_id text NOT NULL REFERENCES api_clients ON DELETE CASCADE,
  scopes text[] NOT NULL,
  anonymous_id text,
  customer_id text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX oauth_tokens__session ON oauth_tokens (session_id);
CREATE INDEX oauth_tokens__anonymous ON oauth_tokens (anonymous_id);
CREATE INDEX oauth_tokens__expiry ON oauth_tokens (expires_at);`,
].join('\n');

const WITHOUT_MODIFIED = [
  ...PLAIN_TABLES,
  'categories',
  'products',
  'inventory_entries',
  'discount_codes',
  'custom_objects',
  'payments',
  'orders',
];

// Sorting or filtering 20,000 products by a field inside the body would unpack 20,000 bodies.
export const SECOND = [
  ...WITHOUT_MODIFIED.map((table) => `ALTER TABLE ${table} ADD COLUMN ${generated('modified_at', 'lastModifiedAt')};`),
  `ALTER TABLE products
  ADD COLUMN published boolean GENERATED ALWAYS AS ((body #> '{masterData,published}') = 'true'::jsonb) STORED;
CREATE INDEX products__modified ON products (modified_at, id);
CREATE INDEX products__published ON products (published, created_at, id);
CREATE INDEX orders__modified ON orders (modified_at, id);`,
].join('\n');

export const THIRD = [
  resourceTable(
    'reviews',
    [
      generated('modified_at', 'lastModifiedAt'),
      generated('target_id', 'target,id'),
      generated('uniqueness_value', 'uniquenessValue'),
    ],
    [
      uniqueKey('reviews'),
      'CREATE UNIQUE INDEX reviews__uniquenessValue ON reviews (uniqueness_value);',
      'CREATE INDEX reviews__target ON reviews (target_id);',
    ],
  ),
  // How many counted reviews of a target have a rating: its statistics without reading a single review.
  `CREATE TABLE review_ratings (
  target_id text NOT NULL,
  rating integer NOT NULL,
  reviews integer NOT NULL,
  PRIMARY KEY (target_id, rating)
);`,
].join('\n');

/**
 * A product without its texts and with its long attributes only named: what lists read of 20,000 products, at a fifth of
 * the length. A longer attribute is one in many languages or with many parts.
 */
export const OUTLINE = `
CREATE FUNCTION product_outline(body jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $outline$
  SELECT jsonb_set(
    body #- '{masterData,staged}' #- '{masterData,current,description}' #- '{masterData,current,metaTitle}'
      #- '{masterData,current,metaDescription}' #- '{masterData,current,metaKeywords}',
    '{masterData,current,masterVariant,attributes}',
    coalesce((
      SELECT jsonb_agg(
        CASE WHEN length(attribute ->> 'value') > 600
          THEN jsonb_build_object('name', attribute -> 'name', 'isLong', true) ELSE attribute END)
      FROM jsonb_array_elements(body #> '{masterData,current,masterVariant,attributes}') AS attribute
    ), '[]'))
$outline$;
ALTER TABLE products ADD COLUMN outline jsonb GENERATED ALWAYS AS (product_outline(body)) STORED;`;

/** The table of customer groups. */
export const CUSTOMER_GROUPS = resourceTable(
  'customer_groups',
  [generated('modified_at', 'lastModifiedAt')],
  [uniqueKey('customer_groups'), "CREATE UNIQUE INDEX customer_groups__name ON customer_groups ((body ->> 'name'));"],
);

/** The table of standalone prices. */
export const STANDALONE_PRICES = resourceTable(
  'standalone_prices',
  [generated('modified_at', 'lastModifiedAt'), generated('sku', 'sku')],
  [uniqueKey('standalone_prices'), 'CREATE INDEX standalone_prices__sku ON standalone_prices (sku);'],
);

/** The table of API extensions. */
export const EXTENSIONS = resourceTable(
  'extensions',
  [generated('modified_at', 'lastModifiedAt')],
  [uniqueKey('extensions')],
);
