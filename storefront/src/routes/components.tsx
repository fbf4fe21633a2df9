import { createFileRoute } from '@tanstack/react-router';
import { ComponentsScreen } from '../screens/component-gallery/ComponentsScreen.js';

/** Every ui component in every state, for engineers. The host serves it in development and tests only. */
export const Route = createFileRoute('/components')({
  head: () => ({ meta: [{ title: 'Components' }] }),
  component: ComponentsScreen,
});
