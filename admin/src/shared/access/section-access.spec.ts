import { describe, expect, it } from '@jest/globals';
import { sectionAccess } from './section-access.js';

const CASH = { key: 'cash-on-delivery' as const, editableBy: ['admin' as const, 'operations' as const] };
const limited = (...grants: { section: string; place: string }[]) => ({ role: 'operations' as const, grants });

describe('the access of a person to a section', () => {
  it('is what the role may do if there are no limits', () => {
    expect(sectionAccess({ role: 'operations', grants: null }, CASH)).toEqual({ kind: 'all' });
    expect(sectionAccess({ role: 'support', grants: null }, CASH)).toEqual({ kind: 'none', reason: 'other-role' });
  });

  it('lists the places that were granted', () => {
    const austria = { section: 'cash-on-delivery', place: 'AT' };
    const everything = { section: '*', place: 'DE' };
    expect(sectionAccess(limited(austria, everything), CASH)).toEqual({ kind: 'some', places: ['AT', 'DE'] });
    expect(sectionAccess(limited(austria, { section: '*', place: '*' }), CASH)).toEqual({ kind: 'all' });
    expect(sectionAccess(limited({ section: 'brand', place: '*' }), CASH)).toEqual({
      kind: 'none',
      reason: 'section-not-granted',
    });
  });
});
