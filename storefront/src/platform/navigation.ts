import type { NavigationCategory } from '@manifold/domain/catalogue/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { memoizeByObject } from './memoize/memoize-by-object.js';

/** A category of the menu. It has only the fields that are shown, because every page contains the menu. */
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

/** On the server the menu is the same object for every page, so that markup can be cached by it. */
const menuOf = import.meta.env.SSR ? memoizeByObject(makeMenu) : makeMenu;

/** Loads the first two levels of the catalogue. A failure gives an empty menu, because a page without a menu is better than no page. */
export async function loadNavigation(api: ShopApi): Promise<readonly MenuCategory[]> {
  try {
    const { categories } = await api.commerce('getCategories', { query: 'navigation' });
    return menuOf(categories.results);
  } catch {
    return [];
  }
}

/** Returns the address of a department's picture. */
export const departmentPicture = (key: string): string => `/media/departments/${key}.svg`;
