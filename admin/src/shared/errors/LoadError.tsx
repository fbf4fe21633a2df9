import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { errorText } from './error-text.js';
import { Retry } from './Retry.js';

interface LoadErrorProps {
  readonly error: Error;
  readonly onRetry: () => unknown;
}

/** Explains why a load failed, above what is still on screen, and offers to try again. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  const translate = useTranslate();
  return (
    <Alert severity="error" sx={{ mb: 2 }} action={<Retry onRetry={onRetry} />}>
      {errorText(error, translate)}
    </Alert>
  );
}
