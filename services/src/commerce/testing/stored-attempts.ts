import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { RunningShop } from './running-shop.js';

const prismaOf = ({ application: { app } }: RunningShop) => app.get(PrismaService);

interface StoredAttempt {
  readonly id: string;
  readonly merchantReference: string;
  readonly pspReference: string | null;
  readonly status: string;
  readonly cartReleasedAt: Date | null;
}

/** Returns the newest attempt to pay a cart. */
export async function newestAttempt(shop: RunningShop, cartId: string): Promise<StoredAttempt> {
  const prisma = prismaOf(shop);
  return prisma.paymentAttempt.findFirstOrThrow({ where: { cartId }, orderBy: { createdAt: 'desc' } });
}

/** Makes an attempt as old as one whose process has ended. */
export async function makeStale(shop: RunningShop, id: string): Promise<void> {
  const prisma = prismaOf(shop);
  await prisma.$executeRaw`UPDATE payment_attempt SET updated_at = now() - interval '1 hour' WHERE id = ${id}::uuid`;
}

/** Makes an attempt as one whose process died after it froze the cart, a quarter of a minute ago. */
export async function neverSent(shop: RunningShop, id: string): Promise<void> {
  const prisma = prismaOf(shop);
  await prisma.$executeRaw`
    UPDATE payment_attempt SET status = 'created', request = NULL, unknown_since = NULL, created_at = now() - interval '16 seconds'
    WHERE id = ${id}::uuid`;
}

/** Stores a refusal as a process does that dies before it releases the cart, and before the queue has the job. */
export async function endWithoutRelease(shop: RunningShop, id: string): Promise<void> {
  const prisma = prismaOf(shop);
  await prisma.$executeRaw`UPDATE payment_attempt SET status = 'refused', refusal = 'payment-refused' WHERE id = ${id}::uuid`;
  await makeStale(shop, id);
}
