import type { VisibleGroup } from './use-visible-menu.js';

const folded = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();

/** Returns the groups reduced to screens whose name contains the text, without empty groups. */
export function filteredMenu(groups: readonly VisibleGroup[], text: string): readonly VisibleGroup[] {
  const wanted = folded(text);
  if (wanted === '') return groups;
  return groups
    .map((group) => ({ ...group, screens: group.screens.filter(({ label }) => folded(label).includes(wanted)) }))
    .filter(({ screens }) => screens.length > 0);
}
