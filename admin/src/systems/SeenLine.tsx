import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useAgoText } from './use-ago-text.js';
import { useNow } from './use-now.js';

/** Shows the age of the data, which keeps growing while the server does not answer. */
export function SeenLine({ seenAt }: { readonly seenAt: number }) {
  const translate = useTranslate();
  const ago = useAgoText();
  const now = useNow();
  return (
    <Typography color="text.secondary" component="span">
      {translate('console.systems.seen', { ago: ago((now - seenAt) / 1000) })}
    </Typography>
  );
}
