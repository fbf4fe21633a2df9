import { Title } from 'react-admin';
import { useTabTitle } from './use-tab-title.js';

/** Renders the screen's heading in the app bar and sets the tab title. */
export function ScreenTitle({ title }: { readonly title: string }) {
  useTabTitle(title);
  return <Title title={title} />;
}
