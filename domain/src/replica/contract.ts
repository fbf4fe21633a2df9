import * as z from 'zod/mini';

/** A running process of the services, as it last spoke of itself. */
export const replicaSchema = z.object({
  id: z.string(),
  /** Name of the machine, and the port. */
  host: z.string(),
  startedAt: z.string(),
  /** The release that runs there. */
  version: z.string(),
  /** What the process holds of the machine's memory. */
  memoryMegabytes: z.int(),
  /** Connections of its own to Postgres: open, at work, and questions that wait for one. */
  pool: z.object({ open: z.int(), busy: z.int(), waiting: z.int() }),
  /** Its parts that are not well, by the names that its readiness gives them. */
  ailing: z.array(z.string()),
  /** The newest revision that has arrived there. */
  revision: z.int(),
  /** How long ago it spoke, by the database's clock. */
  silentSeconds: z.number(),
});

/** All replicas, and the newest revision that there is. */
export const replicasSchema = z.object({ replicas: z.array(replicaSchema), newest: z.int() });

export type Replica = z.infer<typeof replicaSchema>;
export type Replicas = z.infer<typeof replicasSchema>;
