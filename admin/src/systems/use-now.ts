import { useEffect, useState } from 'react';

const SECOND_MILLISECONDS = 1_000;

/** The time, anew every second: for what says how old something is. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  // Nothing but the clock tells that time goes by.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
