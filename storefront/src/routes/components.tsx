import { createFileRoute } from '@tanstack/react-router';
import { ComponentsScreen } from '../screens/components/ComponentsScreen.js';

/** Every ui component in every state, for engineers: the host answers it in development and tests alone. */
export const Route = createFileRoute('/components')({
  head: () => ({ meta: [{ title: 'Components' }] }),
  component: ComponentsScreen,
});
