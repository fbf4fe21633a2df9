import type { NavigationCategory } from '@manifold/domain/catalogue/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { onceFor } from './kept-markup/once-for.js';

/** A category in a menu: no more than a menu shows, since it travels in every page. */
export interface MenuCategory {
  readonly key: string;
  readonly name: string;
  readonly path: string;
  readonly children: readonly Omit<MenuCategory, 'children'>[];
}

function menuCategory({ key, name, path, children }: NavigationCategory): MenuCategory {
  return {
    key,
    name,
    path,
    children: children.map((child) => ({ key: child.key, name: child.name, path: child.path })),
  };
}

const makeMenu = (categories: readonly NavigationCategory[]): readonly MenuCategory[] => categories.map(menuCategory);

/** On the server a menu is the same object for every page, so that what is made of it can be kept by it. */
const menuOf = import.meta.env.SSR ? onceFor(makeMenu) : makeMenu;

/** The first two levels of the catalogue. A page without its menu is better than no page: a failure gives none. */
export async function loadNavigation(api: ShopApi): Promise<readonly MenuCategory[]> {
  try {
    const { categories } = await api.commerce('getCategories', { query: 'navigation' });
    return menuOf(categories.results);
  } catch {
    return [];
  }
}

/** Where a department's picture is. */
export const departmentPicture = (key: string): string => `/media/departments/${key}.svg`;
