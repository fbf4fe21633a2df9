import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Database } from '../sections/section.js';

/** The revision that was the last one at an instant. Refuses an instant before the first. */
export async function revisionAt(db: Database, at: Date): Promise<number> {
  const [found] = await db.$queryRaw<{ number: number }[]>`
    SELECT number FROM revision WHERE published_at <= ${at} ORDER BY number DESC LIMIT 1`;
  if (!found) throw new ShopError('invalid-input', { fields: [{ field: 'at', reason: 'unknown' }] });
  return found.number;
}
