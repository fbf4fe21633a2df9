import { useCallback, useEffect, useState } from 'react';
import { useLogout } from 'react-admin';
import { useDraft } from '../shared/draft/draft-context.js';

export interface SignOut {
  /** Whether the user must confirm the sign-out. Once the changes are saved, they are signed out. */
  readonly isAsking: boolean;
  /** Signs out, or asks first if changes would be lost. */
  readonly signOut: () => void;
  readonly stay: () => void;
  /** Signs out in any case. */
  readonly leave: () => void;
}

/** Signs out. Changes that have not reached the server are not sent after that, so the user is asked first. */
export function useSignOut(): SignOut {
  const { hasUnsaved } = useDraft();
  const logout = useLogout();
  const [isAsked, setAsked] = useState(false);
  const isAsking = isAsked && hasUnsaved;
  const isReady = isAsked && !hasUnsaved;
  const leave = useCallback(() => {
    setAsked(false);
    void logout(null, undefined, false);
  }, [logout]);
  // Signs out as the user asked, once nothing would be lost: the server decides when a save ends.
  useEffect(() => {
    if (isReady) leave();
  }, [isReady, leave]);
  return { isAsking, signOut: () => (hasUnsaved ? setAsked(true) : leave()), stay: () => setAsked(false), leave };
}
