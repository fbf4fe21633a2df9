import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** Sets the title of the browser tab. */
export function useTabTitle(title: string): void {
  const translate = useTranslate();
  const whole = translate('console.tab', { title });
  // Sets `document.title`, which React does not render.
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
