import * as z from 'zod/mini';

/** How Postgres is, asked by the process that answers. */
export const databaseSchema = z.object({
  version: z.string(),
  /** How long the asking took. */
  answeredInMilliseconds: z.number(),
  /** Of all programs together, and the most that the server takes. */
  connections: z.int(),
  mostConnections: z.int(),
  /** Our own that are at work at this moment, this question among them. */
  busy: z.int(),
  /** How long the longest of our own statements or transactions has been under way. */
  longestSeconds: z.number(),
  sizeMegabytes: z.int(),
});

export type DatabaseCondition = z.infer<typeof databaseSchema>;
