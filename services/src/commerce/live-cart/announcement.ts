import { createHash } from 'node:crypto';
import * as z from 'zod';
import { MAX_PAYLOAD_BYTES } from '../../platform/postgres/notifications.js';

/** The sending process, which has already informed its own connections. */
const from = z.string().max(40);
/** The commerce backend allows longer ones than we use. */
const MAX_SKU_LENGTH = 256;

const announcementSchema = z.union([
  z.strictObject({
    from,
    storeKey: z.string().max(256),
    cartId: z.string().max(100),
    version: z.int().nullable(),
    /** Left out if there are too many for one notification. */
    skus: z.array(z.string().max(MAX_SKU_LENGTH)).max(1000).readonly().optional(),
  }),
  /** A session that ended, by its digest. */
  z.strictObject({ from, session: z.string().max(64) }),
  /** Announcements were lost. */
  z.strictObject({ from, reload: z.literal(true) }),
]);

/** A message of a replica to the others. */
export type Announcement = z.infer<typeof announcementSchema>;

/** Returns the payload of a notification. Leaves out the products of a cart that has too many for one notification. */
export function announcementText(announcement: Announcement): string {
  const text = JSON.stringify(announcement);
  return Buffer.byteLength(text) <= MAX_PAYLOAD_BYTES ? text : JSON.stringify({ ...announcement, skus: undefined });
}

/** Parses an announcement; returns undefined for any other payload. */
export function parsedAnnouncement(payload: string): Announcement | undefined {
  try {
    return announcementSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** Names a session between replicas without revealing its id, which never leaves the process. */
export const sessionDigest = (sid: string): string => createHash('sha256').update(sid).digest('base64url');
