import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { keepFocus } from '../action/keep-focus.js';

/** The button of an alert that loads again what could not be loaded. The alert is removed as soon as it loads. */
export function Retry({ onRetry }: { readonly onRetry: () => unknown }) {
  const translate = useTranslate();
  return (
    <Button ref={keepFocus} color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => void onRetry()}>
      {translate('console.again')}
    </Button>
  );
}
