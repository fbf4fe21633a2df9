import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** The button of an alert that loads again what could not be loaded. */
export function Retry({ onRetry }: { readonly onRetry: () => unknown }) {
  const translate = useTranslate();
  return (
    <Button color="inherit" onClick={() => void onRetry()}>
      {translate('console.again')}
    </Button>
  );
}
