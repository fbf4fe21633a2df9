import { describe, expect, it } from '@jest/globals';
import { personOf, rightsOf, withGrant } from './person-form.js';

const AUSTRIA = { section: 'cash-on-delivery' as const, place: 'AT' };

describe('the form of a person', () => {
  it('starts without limits, and drops them for an admin', () => {
    const person = { ...personOf(undefined), name: ' Anna ', isLimited: true, grants: [AUSTRIA] };
    expect(rightsOf(person)).toEqual({ name: 'Anna', role: 'operations', grants: [AUSTRIA], orderCountries: [] });
    expect(rightsOf({ ...person, role: 'admin' }).grants).toBeNull();
    expect(rightsOf({ ...person, isLimited: false }).grants).toBeNull();
  });

  it('keeps the countries of the order desk, whatever the role', () => {
    const person = { ...personOf(undefined), role: 'admin' as const, orderCountries: ['AT'] };
    expect(rightsOf(person).orderCountries).toEqual(['AT']);
  });

  it('allows a limited person without rights to read only', () => {
    expect(rightsOf({ ...personOf(undefined), isLimited: true }).grants).toEqual([]);
  });

  it('has each right once', () => {
    expect(withGrant([AUSTRIA], AUSTRIA)).toEqual([AUSTRIA]);
    expect(withGrant([AUSTRIA], { ...AUSTRIA, place: 'DE' })).toHaveLength(2);
  });
});
