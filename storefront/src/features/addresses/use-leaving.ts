import { useEffect, useState } from 'react';

/** How long a document takes to load at most, unless the shopper has stopped it. */
const LEFT_MS = 10_000;

/** Returns whether the next document is loading, and the function to call when it begins to. */
export function useLeaving(): readonly [boolean, () => void] {
  const [isLeaving, setLeaving] = useState(false);
  // A page of the back-forward cache is shown as it was left.
  useEffect(() => {
    const onShow = () => setLeaving(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  // No event tells that the shopper stopped the load.
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setLeaving(false), LEFT_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return [isLeaving, () => setLeaving(true)];
}
