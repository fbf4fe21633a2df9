import type { Database } from './database.js';

/** The number of days for which the platform keeps messages unless the project sets another one. */
export const MESSAGE_DAYS = 15;
/** For carts from before they said it themselves: the platform's default. */
const CART_DAYS = 90;
/** The platform's default for shopping lists that say nothing. */
const SHOPPING_LIST_DAYS = 360;

/** Carts and shopping lists that nobody touched for as long as they say, and messages that are older than the project keeps them. */
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
