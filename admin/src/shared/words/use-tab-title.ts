import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** Names the browser's tab after the screen. */
export function useTabTitle(title: string): void {
  const translate = useTranslate();
  const whole = translate('console.tab', { title });
  // The tab is the browser's.
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
