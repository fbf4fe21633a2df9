import { useCallback, useEffect, useState } from 'react';
import { useLogout, useNotify, useTranslate } from 'react-admin';
import type { SignOutParams } from '../providers/auth-provider.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { errorText } from '../shared/errors/error-text.js';

export interface SignOut {
  /** Whether the user must confirm the sign-out. Once the changes are saved, they are signed out. */
  readonly isAsking: boolean;
  /** Whether the server is asked to end the session. A change that is made meanwhile would be lost. */
  readonly isSigningOut: boolean;
  /** Signs out, or asks first if changes would be lost. */
  readonly signOut: () => void;
  readonly stay: () => void;
  /** Signs out in any case. A notification says so if the server did not confirm it: the user may still be signed in then. */
  readonly leave: () => void;
}

/**
 * Signs out. Changes that have not reached the server are not sent after that, so the user is asked first. A save that is refused
 * meanwhile ends the question, so that the user can read why.
 */
export function useSignOut(): SignOut {
  const { hasUnsaved, refusedSaves } = useDraft();
  const logout = useLogout();
  const notify = useNotify();
  const translate = useTranslate();
  // The number of refused saves when the user asked to sign out.
  const [askedAt, setAskedAt] = useState<number>();
  const [isSigningOut, setSigningOut] = useState(false);
  const isAsked = askedAt === refusedSaves;
  const isAsking = isAsked && hasUnsaved;
  const isReady = isAsked && !hasUnsaved;
  const leave = useCallback(() => {
    setAskedAt(undefined);
    setSigningOut(true);
    // After a sign-out it stays set until the console is left.
    logout({ isAsked: true } satisfies SignOutParams, undefined, false).catch((reason: unknown) => {
      setSigningOut(false);
      notify(translate('console.signOut.failed', { reason: errorText(reason, translate) }), { type: 'error' });
    });
  }, [logout, notify, translate]);
  // Signs out as the user asked, once nothing would be lost: the server decides when a save ends.
  useEffect(() => {
    if (isReady) leave();
  }, [isReady, leave]);
  const signOut = () => (hasUnsaved ? setAskedAt(refusedSaves) : leave());
  return { isAsking, isSigningOut, signOut, stay: () => setAskedAt(undefined), leave };
}
