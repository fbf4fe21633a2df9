import * as z from 'zod/mini';

/** The state of Postgres as seen by one process. */
export const databaseSchema = z.object({
  version: z.string(),
  /** Duration of the query. */
  answeredInMilliseconds: z.number(),
  /** Connections of all clients, and the server's maximum. */
  connections: z.int(),
  mostConnections: z.int(),
  /** The platform's active connections, including this query. */
  busy: z.int(),
  /** Duration of the platform's longest running statement or transaction. */
  longestSeconds: z.number(),
  sizeMegabytes: z.int(),
});

export type DatabaseCondition = z.infer<typeof databaseSchema>;
