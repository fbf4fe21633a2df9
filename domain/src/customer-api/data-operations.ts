import * as z from 'zod/mini';
import { operation } from '../commerce-api/operation.js';
import { dataRequestSchema } from '../data-rights/contract.js';
import { customerDataSchema } from '../data-rights/customer-data.js';
import { noneSchema, PROOF, proof, tokenSchema } from './fields.js';

const dataRequests = z.object({ requests: z.array(dataRequestSchema) });

/** Operations of data rights: a copy of the data, and deleting the account. */
export const dataOperations = {
  requestMyData: operation({
    summary: `Mails the signed-in customer a link to a copy of their data; requires ${PROOF}`,
    request: z.strictObject(proof),
    response: dataRequests,
  }),
  getMyDataRequests: operation({
    summary: "Returns the signed-in customer's requests about their data, newest first",
    request: noneSchema,
    response: dataRequests,
  }),
  downloadMyData: operation({
    summary: 'Returns everything stored about the signed-in customer as a file, once per mailed token',
    request: z.strictObject({ tokenValue: tokenSchema }),
    response: customerDataSchema,
    attachment: 'my-data.json',
  }),
  deleteMyAccount: operation({
    summary: `Signs out and deletes the account in the background; requires ${PROOF}`,
    request: z.strictObject(proof),
    response: z.object({ request: dataRequestSchema }),
  }),
} as const;
