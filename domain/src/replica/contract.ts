import * as z from 'zod/mini';

/** A replica of the services as of its last heartbeat. */
export const replicaSchema = z.object({
  id: z.string(),
  /** Host name and port. */
  host: z.string(),
  startedAt: z.string(),
  /** The release that it runs. */
  version: z.string(),
  /** Resident memory of the process. */
  memoryMegabytes: z.int(),
  /** Its Postgres connection pool: open connections, busy ones, and waiting queries. */
  pool: z.object({ open: z.int(), busy: z.int(), waiting: z.int() }),
  /** Names of failed readiness checks. */
  ailing: z.array(z.string()),
  /** The newest revision that it has received. */
  revision: z.int(),
  /** Seconds since its last heartbeat, by the database's clock. */
  silentSeconds: z.number(),
});

/** All replicas, and the newest revision. */
export const replicasSchema = z.object({ replicas: z.array(replicaSchema), newest: z.int() });

export type Replica = z.infer<typeof replicaSchema>;
export type Replicas = z.infer<typeof replicasSchema>;
