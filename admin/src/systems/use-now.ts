import { useEffect, useState } from 'react';

const SECOND_MILLISECONDS = 1_000;

/** Returns the current time, updated every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  // Runs a timer.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
