import { Title, useTranslate } from 'react-admin';
import { useEffect } from 'react';

/** Renders the screen's heading in the app bar and sets the tab title. */
export function ScreenTitle({ title }: { readonly title: string }) {
  useTabTitle(title);
  return <Title title={title} />;
}

/** Sets the title of the browser tab. */
export function useTabTitle(title: string): void {
  const translate = useTranslate();
  const whole = translate('console.tab', { title });
  // Sets `document.title`, which React does not render.
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
