import * as z from 'zod/mini';

/** The providers through which customers may sign in (spec shell §6). */
export const socialProviderSchema = z.enum(['google', 'facebook']);
export type SocialProvider = z.infer<typeof socialProviderSchema>;

/** The providers' own names, which no language translates. */
export const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } as const satisfies Record<
  SocialProvider,
  string
>;

/** How long a session of a provider lasts, in seconds (spec shell §7). */
export const SOCIAL_SESSION_SECONDS = 86_400;

/** Why an answer of a provider could not be used. `off`: the store does not offer the provider. */
type ProviderProblem = 'refused' | 'failed' | 'unavailable' | 'too-many' | 'off';

/**
 * Why a sign-in through a provider failed; a parameter of the sign-in page's address. `password`: the e-mail address has an
 * account that is not linked yet.
 */
export type SocialProblem = ProviderProblem | 'no-email' | 'password';

/**
 * Why a provider was not linked; a parameter of the profile's address. `taken`: the person at the provider signs in to another
 * account.
 */
export type LinkProblem = ProviderProblem | 'taken';
