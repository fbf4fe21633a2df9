import * as z from 'zod/mini';
import { operation } from '../commerce-api/operation.js';
import { doneSchema, noneSchema } from './fields.js';

/** Operations that end the session of a browser. */
export const sessionOperations = {
  signOut: operation({
    summary: 'Signs out; the cart stays with the customer',
    request: noneSchema,
    response: doneSchema,
  }),
  listSessions: operation({
    summary: 'Returns the browsers in which the customer is signed in, last used first',
    request: noneSchema,
    response: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          /** Browser and system, such as `Chrome, Windows`; null if unknown. */
          device: z.nullable(z.string()),
          /** ISO timestamps; the last use is exact to five minutes. */
          startedAt: z.string(),
          seenAt: z.string(),
          isCurrent: z.boolean(),
        }),
      ),
    }),
  }),
  endSession: operation({
    summary: "Signs out one of the customer's browsers",
    request: z.strictObject({ sessionId: z.uuid() }),
    response: doneSchema,
  }),
  endOtherSessions: operation({
    summary: "Signs out all of the customer's browsers but this one",
    request: noneSchema,
    response: doneSchema,
  }),
} as const;
