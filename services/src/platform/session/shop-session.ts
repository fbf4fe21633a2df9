import * as z from 'zod';

/** The content of a shopper's cookie: their identity at the commerce backend, bound to one store. Times in seconds since 1970. */
const shopSessionSchema = z.object({
  /** Names the session in queues and locks; never leaves the process. */
  sid: z.string(),
  storeKey: z.string(),
  /** The visitor's id at the commerce backend; customers have `customerId` instead. */
  anonymousId: z.string().optional(),
  customerId: z.string().optional(),
  /** What confirmed a customer that has no tokens of the commerce backend: a provider or a passkey; absent for a session with tokens. */
  provider: z.enum(['google', 'facebook', 'passkey']).optional(),
  /** Empty for a session of a provider or a passkey. */
  accessToken: z.string(),
  refreshToken: z.string(),
  /** When the access token expires, or the session without a token ends. */
  expiresAt: z.number(),
  /** When the session ends even in constant use; set by the seal. A sign-in begins a new session. */
  endsAt: z.number().optional(),
  /** Whether the shopper checks out as a person or a company, once they have chosen. */
  clientType: z.enum(['private', 'company']).optional(),
});

export type ShopSession = z.infer<typeof shopSessionSchema>;

/** Parses the session of a decrypted cookie; undefined if it is not one. */
export function parseShopSession(text: string): ShopSession | undefined {
  try {
    return shopSessionSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
