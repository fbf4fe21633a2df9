import * as z from 'zod';

/** What a shopper's cookie holds: who they are to the commerce backend, bound to one store. Seconds since 1970. */
const shopSessionSchema = z.object({
  /** Names the session in queues and locks; never leaves the process. */
  sid: z.string(),
  storeKey: z.string(),
  /** How the commerce backend knows a visitor; a customer is known by their own id. */
  anonymousId: z.string().optional(),
  customerId: z.string().optional(),
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresAt: z.number(),
  /** When the session ends however much it is used; the seal sets it. A sign-in begins a new one. */
  endsAt: z.number().optional(),
  /** As whom the shopper checks out, once they said so. */
  clientType: z.enum(['private', 'company']).optional(),
});

export type ShopSession = z.infer<typeof shopSessionSchema>;

/** The session in a decrypted cookie; undefined for anything else. */
export function parseShopSession(text: string): ShopSession | undefined {
  try {
    return shopSessionSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
