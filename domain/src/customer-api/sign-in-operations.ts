import * as z from 'zod/mini';
import { operation } from '../commerce-api/operation.js';
import { emailSchema } from '../email/contract.js';
import { SOCIAL_SESSION_SECONDS, socialProviderSchema } from '../social-sign-in/contract.js';
import { doneSchema, noneSchema, PROOF, proof, signedInSchema, typedPasswordSchema } from './fields.js';

/** Operations that sign customers in, with a password or through a provider. */
export const signInOperations = {
  'is-logged-in': operation({
    summary: 'Returns whether the visitor is signed in',
    request: noneSchema,
    response: z.boolean(),
  }),
  signIn: operation({
    summary: "Signs a customer in and takes over the visitor's cart",
    request: z.strictObject({
      email: emailSchema,
      password: typedPasswordSchema,
      /** True links the provider whose sign-in asked this browser for the account's password. */
      linksProvider: z.optional(z.boolean()),
    }),
    response: signedInSchema,
    takesDraft: true,
    aliases: ['customerSignMeIn'],
  }),
  getMySignInProviders: operation({
    summary: 'Lists the providers that are linked to the signed-in customer, and what opened this session',
    request: noneSchema,
    response: z.object({
      providers: z.array(socialProviderSchema),
      /** Null for a session that a password opened. */
      openedBy: z.nullable(z.enum([...socialProviderSchema.options, 'passkey'])),
      /** Whether this session is still a proof of who the customer is, so that no password is needed. */
      isRecent: z.boolean(),
      /** The providers that the store offers now, linked or not. */
      offered: z.array(socialProviderSchema),
    }),
  }),
  linkSignInProvider: operation({
    summary: `Returns the provider's page, on which the customer allows to sign in with it; requires ${PROOF}. The provider leads back to the profile`,
    request: z.strictObject({ provider: socialProviderSchema, ...proof }),
    response: z.object({ url: z.url() }),
  }),
  unlinkSignInProvider: operation({
    summary: `Ends signing in to the customer's account through a provider; requires ${PROOF}. Without the password another provider or a passkey must be left`,
    request: z.strictObject({ provider: socialProviderSchema, ...proof }),
    response: doneSchema,
  }),
  syncAuth: operation({
    summary: "Signs in the person of a provider's access token, which must have been issued to this shop's app",
    request: z.strictObject({
      accessToken: z.string().check(z.minLength(1), z.maxLength(4096)),
      tokenType: z.string().check(z.regex(/^bearer$/i)),
      provider: socialProviderSchema,
      sessionTtl: z.literal(SOCIAL_SESSION_SECONDS),
    }),
    response: signedInSchema,
  }),
} as const;
