import { describe, expect, it } from '@jest/globals';
import { SECTION_KEYS } from '@manifold/domain/store-document/section-keys';
import { rowsBySection } from './rows.js';

describe('the rows of the seeds', () => {
  it.each(SECTION_KEYS)('list under %s rows of that section only', (key) => {
    const sections = rowsBySection('default')[key].map(({ section }) => section);
    expect([...new Set(sections)]).toEqual([key]);
  });
});
