import { describe, expect, it } from '@jest/globals';
import { addressVerdict, type CheckedAddress } from './verdict.js';

const typed = { streetName: 'Hlavna', streetNumber: '12', postalCode: '811 01', city: 'Bratislava' };
const right: CheckedAddress = {
  isComplete: true,
  hasReplacedComponents: false,
  hasUnconfirmedComponents: false,
  components: [{ isSpellCorrected: false, isReplaced: false, isUnexpected: false }],
  place: { ...typed, streetName: 'Hlavná' },
};
const component = (changes: Partial<CheckedAddress['components'][number]>): Partial<CheckedAddress> => ({
  components: [{ isSpellCorrected: false, isReplaced: false, isUnexpected: false, ...changes }],
});

describe('the verdict about an address', () => {
  it('is confirmed if nothing is missing, replaced or corrected', () => {
    expect(addressVerdict(typed, right)).toEqual({ verdict: 'confirmed', suggestion: null });
  });

  it.each([
    ['it is incomplete', { isComplete: false }],
    ['a component was replaced', { hasReplacedComponents: true }],
    ['a component is unconfirmed', { hasUnconfirmedComponents: true }],
    ['the spelling of a component was corrected', component({ isSpellCorrected: true })],
    ['one component was replaced', component({ isReplaced: true })],
    ['a component is unexpected', component({ isUnexpected: true })],
  ])('is doubtful if %s, and suggests the address of the service', (_title, changes) => {
    expect(addressVerdict(typed, { ...right, ...changes })).toEqual({ verdict: 'doubtful', suggestion: right.place });
  });

  it('suggests nothing if the service has no address, or only other spaces and capitals', () => {
    const doubtful = { ...right, isComplete: false };
    expect(addressVerdict(typed, { ...doubtful, place: null }).suggestion).toBeNull();
    const same = { ...typed, streetName: 'HLAVNA', postalCode: '81101' };
    expect(addressVerdict(typed, { ...doubtful, place: same }).suggestion).toBeNull();
  });
});
