import { useQuery } from '@tanstack/react-query';
import { useAuthProvider, useTranslate } from 'react-admin';
import { useSections } from '../shared/definition/use-section.js';
import { MENU, type MenuScreen, type VisibleGroup } from './menu.js';

/** Returns the menu groups with the screens that the user may open. */
export function useVisibleMenu(): VisibleGroup[] {
  const translate = useTranslate();
  const authProvider = useAuthProvider();
  const { data: sections = [] } = useSections();
  const { data: allowed = [] } = useQuery({
    queryKey: ['menu'],
    queryFn: async () => {
      const names = MENU.flatMap(({ screens }) => screens.map(({ name }) => name));
      const answers = await Promise.all(
        names.map(async (resource) => (await authProvider?.canAccess?.({ resource, action: 'list' })) ?? true),
      );
      return names.filter((_name, at) => answers[at]);
    },
    staleTime: Infinity,
  });
  const labelOf = ({ name, section }: MenuScreen): string | undefined =>
    section ? sections.find(({ key }) => key === section)?.label : translate(`console.menu.${name}`);
  return MENU.map(({ name, screens }) => ({
    name,
    screens: screens.flatMap((screen) => {
      const label = labelOf(screen);
      return allowed.includes(screen.name) && label !== undefined ? [{ ...screen, label }] : [];
    }),
  })).filter(({ screens }) => screens.length > 0);
}
