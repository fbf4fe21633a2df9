import { describe, expect, it } from '@jest/globals';
import { collectionOfSection, searchSection } from './search-section.js';

describe('a section parameter of the search page', () => {
  it.each([
    ['new-arrivals', 'new-arrivals'],
    ['sales', 'sale'],
  ] as const)('%s leads to a collection of its own', (name, collection) => {
    expect(searchSection((candidate) => candidate === name)).toBe(name);
    expect(collectionOfSection(name)).toBe(collection);
  });

  it('is absent in a normal search', () => {
    expect(searchSection(() => false)).toBeUndefined();
  });
});
