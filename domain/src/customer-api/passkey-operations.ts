import * as z from 'zod/mini';
import { operation } from '../commerce-api/operation.js';
import {
  passkeyAssertionSchema,
  passkeyAttestationSchema,
  passkeyCreationSchema,
  passkeyNameSchema,
  passkeyRequestSchema,
  passkeySchema,
} from '../passkeys/contract.js';
import { doneSchema, noneSchema, PROOF, proof, signedInSchema } from './fields.js';

/** Operations of passkeys: signing in with one, and managing them. */
export const passkeyOperations = {
  beginPasskeySignIn: operation({
    summary: 'Returns a challenge that a passkey of the store can answer within five minutes; the same for everybody',
    request: noneSchema,
    response: z.object({ options: passkeyRequestSchema }),
  }),
  finishPasskeySignIn: operation({
    summary: "Signs in the owner of a passkey and takes over the visitor's cart",
    request: z.strictObject({ passkey: passkeyAssertionSchema }),
    response: signedInSchema,
  }),
  beginPasskeyProof: operation({
    summary: "Returns a challenge for the signed-in customer's passkeys, whose answer replaces the password",
    request: noneSchema,
    response: z.object({ options: passkeyRequestSchema }),
  }),
  listPasskeys: operation({
    summary: "Returns the signed-in customer's passkeys, oldest first",
    request: noneSchema,
    response: z.object({ passkeys: z.array(passkeySchema) }),
  }),
  beginPasskeyRegistration: operation({
    summary: `Returns what a browser needs to create a passkey; requires ${PROOF}`,
    request: z.strictObject(proof),
    response: z.object({ options: passkeyCreationSchema }),
  }),
  finishPasskeyRegistration: operation({
    summary: 'Stores the passkey that the browser has created',
    request: z.strictObject({ passkey: passkeyAttestationSchema }),
    response: z.object({ passkey: passkeySchema }),
  }),
  renamePasskey: operation({
    summary: "Renames one of the signed-in customer's passkeys",
    request: z.strictObject({ passkeyId: z.uuid(), name: passkeyNameSchema }),
    response: doneSchema,
  }),
  removePasskey: operation({
    summary: "Removes one of the signed-in customer's passkeys",
    request: z.strictObject({ passkeyId: z.uuid() }),
    response: doneSchema,
  }),
} as const;
