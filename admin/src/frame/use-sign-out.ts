import { useState } from 'react';
import { useLogout } from 'react-admin';
import { useDraft } from '../shared/draft/draft-context.js';

export interface SignOut {
  /** Whether the user must confirm the sign-out. Not any more once the changes are saved. */
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
  // An update while rendering: the next change must not open the dialog again.
  if (isAsked && !hasUnsaved) setAsked(false);
  const leave = () => {
    setAsked(false);
    void logout(null, undefined, false);
  };
  return { isAsking, signOut: () => (hasUnsaved ? setAsked(true) : leave()), stay: () => setAsked(false), leave };
}
