import { describe, expect, it } from '@jest/globals';
import { Recent } from './recent.js';

describe('what is remembered of late', () => {
  it('forgets what was kept longest ago', () => {
    const recent = new Recent<number>(2);
    recent.keep('saw', 1);
    recent.keep('drill', 2);
    recent.keep('saw', 3);
    recent.keep('fryer', 4);
    expect(['saw', 'drill', 'fryer'].map((key) => recent.get(key))).toEqual([3, undefined, 4]);
  });

  it('forgets what is dropped', () => {
    const recent = new Recent<number>(2);
    recent.keep('saw', 1);
    recent.drop('saw');
    expect(recent.get('saw')).toBeUndefined();
  });
});
