import * as z from 'zod/mini';
import { operation } from '../commerce-api/operation.js';
import { customerTypeSchema, passwordSchema } from '../customer/contract.js';
import { emailSchema } from '../email/contract.js';
import { goalSchema } from '../entry-goal/contract.js';
import {
  dateOfBirthSchema,
  doneSchema,
  nameSchema,
  noneSchema,
  signedInSchema,
  tokenSchema,
  typedPasswordSchema,
  vatIdSchema,
} from './fields.js';

/** Operations that create an account. */
export const signUpOperations = {
  signUp: operation({
    summary: 'Mails a link that creates the account; the response is the same if the address has an account',
    request: z.strictObject({
      email: emailSchema,
      password: passwordSchema,
      firstName: nameSchema,
      lastName: nameSchema,
      customerType: customerTypeSchema,
      dateOfBirth: z.optional(dateOfBirthSchema),
      vatId: z.optional(vatIdSchema),
      /** The page to which the mailed link leads on. */
      goal: z.optional(goalSchema),
    }),
    response: doneSchema,
    takesDraft: true,
    aliases: ['customerSignMeUp'],
  }),
  confirmSignUp: operation({
    summary: "Creates the account of a mailed one-time token, signs in and takes over the visitor's cart",
    request: z.strictObject({
      tokenValue: tokenSchema,
      /** The password of the registration; required unless this is the browser that registered. */
      password: z.optional(typedPasswordSchema),
    }),
    response: signedInSchema,
  }),
  continueSignUp: operation({
    summary: 'Signs in the browser that registered, after the link was opened on another device; null before that',
    request: noneSchema,
    response: z.nullable(signedInSchema),
  }),
} as const;
