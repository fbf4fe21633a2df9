import { describe, expect, it } from '@jest/globals';
import { SECTION_KEYS } from '@manifold/domain/store-document/sections';
import { rowsBySection } from './rows.js';

describe('the rows of the seeds', () => {
  it.each(SECTION_KEYS)('have only rows of that section under %s', (key) => {
    const sections = rowsBySection('default')[key].map(({ section }) => section);
    expect([...new Set(sections)]).toEqual([key]);
  });
});
