import { Title } from 'react-admin';
import { useTabTitle } from './use-tab-title.js';

/** What a screen is called: its heading in the bar, and the title of the browser's tab. */
export function ScreenTitle({ title }: { readonly title: string }) {
  useTabTitle(title);
  return <Title title={title} />;
}
