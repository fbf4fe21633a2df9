import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useAgoText } from './use-ago-text.js';
import { useEffect, useState } from 'react';

/** Shows the age of the data, which keeps growing while the server does not answer. */
export function UpdatedLine({ seenAt }: { readonly seenAt: number }) {
  const translate = useTranslate();
  const ago = useAgoText();
  const now = useNow();
  return (
    <Typography color="text.secondary" component="span">
      {translate('console.systems.seen', { ago: ago((now - seenAt) / 1000) })}
    </Typography>
  );
}

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
