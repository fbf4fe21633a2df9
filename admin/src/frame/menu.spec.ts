import { describe, expect, it } from '@jest/globals';
import { EVERYDAY, filteredMenu, MENU, type VisibleGroup } from './menu.js';

const groups: readonly VisibleGroup[] = MENU.map(({ name, screens }) => ({
  name,
  screens: screens.map((screen) => ({
    ...screen,
    label: screen.name === 'bank-transfer' ? 'Banküberweisung' : screen.name,
  })),
}));
const names = (text: string) => filteredMenu(groups, text).flatMap(({ screens }) => screens.map(({ name }) => name));

describe('the menu', () => {
  it('starts with the draft, its publishing and the history', () => {
    expect(MENU[0]?.name).toBe(EVERYDAY);
    expect(names('').slice(0, 2)).toEqual(['change-set', 'revisions']);
  });

  it('has every screen once', () => {
    expect(new Set(names('')).size).toBe(names('').length);
  });

  it.each([
    ['UBERW', ['bank-transfer']],
    [' matrix ', ['matrix']],
    ['nothing', []],
  ])('finds screens by "%s", without case and accents', (text, found) => {
    expect(names(text)).toEqual(found);
  });
});
