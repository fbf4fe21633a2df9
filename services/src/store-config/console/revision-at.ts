import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { PrismaService } from '../../platform/prisma/prisma.service.js';

/** Returns the latest revision at an instant. Throws `invalid-input` for an instant before the first. */
export async function revisionAt(prisma: PrismaService, at: Date): Promise<number> {
  const [found] = await prisma.rows<{ number: number }>`
    SELECT number FROM revision WHERE published_at <= ${at} ORDER BY number DESC LIMIT 1`;
  if (!found) throw new ShopError('invalid-input', { fields: [{ field: 'at', reason: 'unknown' }] });
  return found.number;
}
