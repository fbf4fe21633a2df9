import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/**
 * Returns what to do before a button is removed: its focus moves to the dialog or screen around it. Otherwise the page
 * would have the focus, and the next Tab would start at the top.
 */
export const passFocusOn = (button: HTMLElement) => (): void => {
  if (button.ownerDocument.activeElement !== button) return;
  const around = button.closest<HTMLElement>('[role="dialog"], main');
  if (!around) return;
  around.tabIndex = -1;
  around.addEventListener('blur', () => around.removeAttribute('tabindex'), { once: true });
  around.focus({ preventScroll: true });
};

/** The ref of a button, with its cleanup. */
const keepFocus = (button: HTMLButtonElement | null) => (button ? passFocusOn(button) : undefined);

/** The button of an alert that loads again what could not be loaded. The alert is removed as soon as it loads. */
export function Retry({ onRetry }: { readonly onRetry: () => unknown }) {
  const translate = useTranslate();
  return (
    <Button ref={keepFocus} color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => void onRetry()}>
      {translate('console.again')}
    </Button>
  );
}
