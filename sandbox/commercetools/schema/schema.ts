import { REGISTERED_API_CLIENTS } from '../families/stored-api-client.js';
import { BUSINESS_UNITS } from '../business-units/business-unit-tables.js';
import { PRODUCT_IMAGES } from '../catalogue/image-routes.js';
import { CUSTOMERS } from '../customers/customer-tables.js';
import { ORDER_EDITS } from '../order-edits/edited-order.js';
import { SEARCH_INDEXES } from '../product-search/index-tables.js';
import { LONG_ATTRIBUTES, SEARCH_TABLES } from '../product-search/search-tables.js';
import { QUOTES } from '../quotes/quote-tables.js';
import { SUGGESTIONS } from '../projection-search/suggestion-table.js';
import { PRODUCT_SELECTIONS } from '../families/stored-selection.js';
import { SHOPPING_LISTS } from '../shopping-lists/shopping-list-table.js';
import type { Database, Queryable } from '../storage/database.js';
import { MESSAGE_TABLES } from '../storage/message-tables.js';
import { CUSTOMER_GROUPS, EXTENSIONS, FIRST, OUTLINE, SECOND, STANDALONE_PRICES, THIRD } from './base-tables.js';

/** Applied in order, each once. Released migrations must not be edited. */
const MIGRATIONS: readonly string[] = [
  FIRST,
  SECOND,
  THIRD,
  OUTLINE,
  CUSTOMERS,
  MESSAGE_TABLES,
  SEARCH_TABLES,
  LONG_ATTRIBUTES,
  SEARCH_INDEXES,
  CUSTOMER_GROUPS,
  PRODUCT_IMAGES,
  STANDALONE_PRICES,
  EXTENSIONS,
  PRODUCT_SELECTIONS,
  SHOPPING_LISTS,
  REGISTERED_API_CLIENTS,
  ORDER_EDITS,
  SUGGESTIONS,
  BUSINESS_UNITS,
  QUOTES,
];

// Any constant works, if all sandboxes on one database use the same.
const MIGRATION_LOCK = 4_301_000;

async function applyMissing(connection: Queryable): Promise<void> {
  await connection.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await connection.query('CREATE TABLE IF NOT EXISTS schema_migrations (number integer PRIMARY KEY)');
  const { rows } = await connection.query<{ number: number }>('SELECT number FROM schema_migrations');
  const applied = new Set(rows.map((row) => row.number));
  for (const [number, sql] of MIGRATIONS.entries()) {
    if (applied.has(number)) continue;
    await connection.query(sql);
    await connection.query('INSERT INTO schema_migrations (number) VALUES ($1)', [number]);
  }
}

/** Migrates the database to the current schema; safe if two processes start at once. */
export const migrate = (database: Database): Promise<void> => database.transaction(applyMissing);
