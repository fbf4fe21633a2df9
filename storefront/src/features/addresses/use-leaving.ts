import { useEffect, useState } from 'react';

/** Returns whether the next document is loading, and the function to call when it begins to. */
export function useLeaving(): readonly [boolean, () => void] {
  const [isLeaving, setLeaving] = useState(false);
  // A page of the back-forward cache is shown as it was left.
  useEffect(() => {
    const onShow = () => setLeaving(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return [isLeaving, () => setLeaving(true)];
}
