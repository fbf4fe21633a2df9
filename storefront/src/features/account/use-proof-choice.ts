import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import type { PasskeyAssertion } from '@manifold/domain/passkeys/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';
import { useCallback, useEffect, useState } from 'react';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { passkeyRefusal } from './browser-passkeys.js';
import { type PasskeyList, sendPasskey, useWebAuthn } from './use-passkeys.js';

type SignInState = CustomerResponse<'getMySignInProviders'>;

/** How the customer is signed in, and the linked providers. */
export interface SignInInfo {
  /** Undefined until it is loaded, and if it could not be: then the password is asked for. */
  readonly state: SignInState | undefined;
  readonly load: () => void;
}

/** Loads how the customer is signed in. */
export function useSignInInfo(): SignInInfo {
  const call = useCustomerApi();
  const [state, setState] = useState<SignInState>();
  const load = useCallback(() => {
    call('getMySignInProviders', {}).then(setState, () => undefined);
  }, [call]);
  // Personal, so the browser loads it after rendering. The profile works without it.
  useEffect(load, [load]);
  return { state, load };
}

/** The facts that decide how a customer can confirm a form. */
export interface ProofSources {
  readonly passkeys: PasskeyList['passkeys'];
  readonly signIn: SignInInfo['state'];
}

/**
 * How a form is confirmed: by the password, by a passkey, by a sign-in a short time ago that needs nothing more, or by signing in
 * at the provider again.
 */
export type ProofMethod = 'password' | 'passkey' | 'recent' | 'provider-sign-in';

/** The proof that the customer sends a form; nothing after a recent sign-in. */
export type GivenProof = { readonly password?: string; readonly passkey?: PasskeyAssertion };

/** How the customer confirms a form. */
export interface ProofChoice {
  readonly method: ProofMethod;
  /** The other methods. */
  readonly others: readonly ProofMethod[];
  /** The provider that opened the session, for `provider-sign-in`. */
  readonly provider: SocialProvider | undefined;
  readonly choose: (method: ProofMethod) => void;
  /** Sends the form with the proof. Asks for a passkey first if that is the method. */
  readonly confirm: <Answer>(password: string, send: (proof: GivenProof) => Promise<Answer>) => Promise<Answer>;
}

/** Returns the provider at which the customer can sign in again: the one that opened the session, if it is still offered. */
const providerOf = (signIn: SignInInfo['state']): SocialProvider | undefined =>
  signIn?.offered.find((provider) => provider === signIn.openedBy);

/** Returns the methods that are possible, the best first. Never empty. */
function methodsOf(
  { signIn }: ProofSources,
  hasPasskey: boolean,
  isExpired: boolean,
): readonly [ProofMethod, ...ProofMethod[]] {
  if (signIn?.isRecent && !isExpired) return ['recent'];
  const byPasskey = hasPasskey ? (['passkey'] as const) : [];
  if (providerOf(signIn) !== undefined) return ['provider-sign-in', ...byPasskey, 'password'];
  return signIn?.openedBy === 'passkey' && hasPasskey ? ['passkey', 'password'] : ['password', ...byPasskey];
}

/** Returns whether the shop asks for a proof that was not given. */
export const isProofMissing = (reason: unknown): boolean =>
  reason instanceof ShopError && reason.fields?.some(({ reason: why }) => why === 'password-required') === true;

/** Lets the customer choose how to confirm a form. An account without a password is offered its other proofs. */
export function useProofChoice(sources: ProofSources): ProofChoice {
  const call = useCustomerApi();
  const isSupported = useWebAuthn();
  const [wanted, choose] = useState<ProofMethod>();
  const [isExpired, setExpired] = useState(false);
  const { passkeys, signIn } = sources;
  const hasPasskey = isSupported === true && passkeys !== undefined && passkeys.length > 0;
  const methods = methodsOf(sources, hasPasskey, isExpired);
  const method = methods.find((possible) => possible === wanted) ?? methods[0];
  const sendRecent = <Answer>(send: (proof: GivenProof) => Promise<Answer>): Promise<Answer> =>
    send({}).catch((reason: unknown) => {
      if (!isProofMissing(reason)) throw reason;
      // The page was open for longer than the sign-in is proof.
      setExpired(true);
      throw passkeyRefusal('passkey-expired', reason);
    });
  return {
    method,
    others: methods.filter((possible) => possible !== method),
    provider: providerOf(signIn),
    choose,
    confirm: (password, send) => {
      if (method === 'recent') return sendRecent(send);
      if (method !== 'passkey') return send({ password });
      return sendPasskey(
        () => call('beginPasskeyProof', {}),
        (passkey) => send({ passkey }),
      );
    },
  };
}
