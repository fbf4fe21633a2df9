import type { Passkey, PasskeyAssertion, PasskeyRequest } from '@manifold/domain/passkeys/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { askPasskey, hasWebAuthn, passkeyRefusal } from './browser-passkeys.js';

const neverChanges = () => () => undefined;

/** Returns whether the browser supports passkeys; undefined on the server and during hydration. */
export const useWebAuthn = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(neverChanges, hasWebAuthn, () => undefined);

/** The passkeys of the customer. */
export interface PasskeyList {
  /** Undefined until they are loaded. */
  readonly passkeys: readonly Passkey[] | undefined;
  /** Why they could not be loaded; undefined if they were, or are being loaded. */
  readonly failure: unknown;
  readonly load: () => void;
}

/** Loads the passkeys of the customer. */
export function usePasskeys(): PasskeyList {
  const call = useCustomerApi();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(() => {
    setFailure(undefined);
    call('listPasskeys', {}).then(({ passkeys: found }) => setPasskeys(found), setFailure);
  }, [call]);
  // Passkeys are personal, so the browser loads them after rendering.
  useEffect(load, [load]);
  return { passkeys, failure, load };
}

/** Asks for a passkey and sends its answer. If the shop does not know the passkey, the refusal says so. */
export async function sendPasskey<Answer>(
  begin: () => Promise<{ readonly options: PasskeyRequest }>,
  send: (passkey: PasskeyAssertion) => Promise<Answer>,
): Promise<Answer> {
  const { options } = await begin();
  const passkey = await askPasskey(options);
  return send(passkey).catch((reason: unknown) => {
    // Its own message is about the password.
    const isUnknown = reason instanceof ShopError && reason.code === 'sign-in-failed';
    throw isUnknown ? passkeyRefusal('passkey-unknown', reason) : reason;
  });
}
