import type { Database } from './database.js';

/** The number of days for which the platform keeps messages unless the project sets another one. */
export const MESSAGE_DAYS = 15;
/** The platform's default for carts that were stored without a number of days. */
const CART_DAYS = 90;
/** The platform's default for shopping lists without a number of days. */
const SHOPPING_LIST_DAYS = 360;

/** Removes carts and shopping lists that were not modified for their number of days, and messages past the project's retention. */
export async function removeExpired(database: Database, projectKey: string): Promise<void> {
  await database.query(
    `DELETE FROM carts
     WHERE modified_at::timestamptz <
       now() - make_interval(days => coalesce((body ->> 'deleteDaysAfterLastModification')::integer, $1))`,
    [CART_DAYS],
  );
  await database.query(
    `DELETE FROM shopping_lists
     WHERE modified_at::timestamptz <
       now() - make_interval(days => coalesce((body ->> 'deleteDaysAfterLastModification')::integer, $1))`,
    [SHOPPING_LIST_DAYS],
  );
  await database.query(
    `DELETE FROM messages USING projects
     WHERE projects.id = $1 AND messages.created_at::timestamptz <
       now() - make_interval(days => coalesce((projects.body #>> '{messages,deleteDaysAfterCreation}')::integer, $2))`,
    [projectKey, MESSAGE_DAYS],
  );
}
