import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';

/** The secrets that the browser must bring back from the provider. */
export interface SignInSecrets {
  readonly state: string;
  readonly verifier: string;
  /** Only of providers that sign identity tokens. */
  readonly nonce?: string | undefined;
}

/** The result of an exchange: an access token or a problem. */
export type Authorization =
  | { readonly accessToken: string }
  /** `failed`: the answer does not belong to these secrets, or its code was already used. */
  | { readonly problem: 'refused' | 'failed' | 'unavailable' };

/** A person's identity at the provider. */
export interface SocialIdentity {
  readonly provider: SocialProvider;
  /** The provider's id of the person. */
  readonly subject: string;
  /** Undefined if the provider states none, or one that it has not verified. */
  readonly email: string | undefined;
  /** Whether the provider confirms that the person owns the address. Otherwise it is only assumed to be valid. */
  readonly isEmailStatedVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** The providers through which customers sign in. */
export abstract class SocialProviders {
  /** The providers that are switched on. */
  abstract readonly names: readonly SocialProvider[];
  /** Returns the address of the provider's page and the secrets; undefined for a provider that is switched off. */
  abstract begin(
    provider: SocialProvider,
    redirectUri: string,
  ): Promise<{ readonly url: string; readonly secrets: SignInSecrets } | undefined>;
  /** Exchanges the code of a returned address for an access token. */
  abstract exchange(provider: SocialProvider, returned: URL, secrets: SignInSecrets): Promise<Authorization>;
  /**
   * Returns the person of an access token; undefined for a token that is invalid or was issued to another app. Throws
   * `backend-unavailable` if the provider does not answer.
   */
  abstract identify(provider: SocialProvider, accessToken: string): Promise<SocialIdentity | undefined>;
}
