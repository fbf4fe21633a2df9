import * as z from 'zod/mini';
import { operation } from '../commerce-api/operation.js';
import { customerSchema, customerTypeSchema, passwordSchema } from '../customer/contract.js';
import { emailSchema } from '../email/contract.js';
import { goalSchema } from '../entry-goal/contract.js';
import { passkeyAssertionSchema } from '../passkeys/contract.js';
import { requiredLine } from '../single-line/contract.js';
import { customerActionSchema } from './customer-actions.js';
import {
  dateOfBirthSchema,
  doneSchema,
  nameSchema,
  noneSchema,
  tokenSchema,
  typedPasswordSchema,
  userSchema,
  vatIdSchema,
} from './fields.js';

/** Operations of a customer's profile, password and e-mail address. */
export const profileOperations = {
  getMe: operation({
    summary: 'Returns the signed-in customer; null for a visitor',
    request: noneSchema,
    response: z.object({ me: z.object({ customer: z.nullable(customerSchema) }) }),
  }),
  updateCustomer: operation({
    summary:
      "Changes a customer's profile; a new e-mail address requires the password, a passkey or a recent sign-in without a password, and the links in two mails",
    request: z.strictObject({
      /** The version that the customer saw. */
      version: z.int(),
      firstName: z.optional(nameSchema),
      lastName: z.optional(nameSchema),
      /** Null removes it. */
      dateOfBirth: z.optional(z.nullable(dateOfBirthSchema)),
      vatId: z.optional(z.nullable(vatIdSchema)),
      taxId: z.optional(z.nullable(requiredLine(40))),
      customerType: z.optional(customerTypeSchema),
      /** The language of mails about the account: a locale of the store. */
      locale: z.optional(z.string().check(z.maxLength(20))),
      email: z.optional(emailSchema),
      password: z.optional(typedPasswordSchema),
      passkey: z.optional(passkeyAssertionSchema),
    }),
    response: userSchema,
  }),
  updateMyCustomer: operation({
    summary: "Applies actions to the signed-in customer's account in order, all or none",
    request: z.strictObject({
      /** The version that the customer saw. */
      version: z.int(),
      actions: z.array(customerActionSchema).check(z.minLength(1), z.maxLength(20)),
    }),
    response: userSchema,
  }),
  changePassword: operation({
    summary: 'Changes the password and ends all other sessions of the customer',
    request: z.strictObject({ currentPassword: typedPasswordSchema, newPassword: passwordSchema }),
    response: userSchema,
  }),
  requestPasswordReset: operation({
    summary: 'Mails a password reset link if the customer exists; the response is the same if not',
    request: z.strictObject({
      email: emailSchema,
      /** The page that the customer continues to after setting the password and signing in. */
      goal: z.optional(goalSchema),
    }),
    response: doneSchema,
  }),
  resetPassword: operation({
    summary: 'Sets a new password with the mailed one-time token and ends all sessions of the customer',
    request: z.strictObject({ tokenValue: tokenSchema, newPassword: passwordSchema }),
    response: doneSchema,
    aliases: ['customerResetPassword'],
  }),
  confirmEmail: operation({
    summary: 'Confirms an e-mail address with a mailed token; a change takes effect when both addresses are confirmed',
    request: z.strictObject({ tokenValue: tokenSchema }),
    response: z.object({
      done: z.literal(true),
      /** False while the link to the other address has not been opened. */
      isComplete: z.boolean(),
    }),
  }),
} as const;
