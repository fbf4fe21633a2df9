import { describe, expect, it } from '@jest/globals';
import type { ConfigLayer } from '../config-layer/layer.js';
import type { Staff, StaffGrant } from './contract.js';
import { editRefusal, type EditRefusal, type StorePlace } from './edit-refusal.js';

const STORES: readonly StorePlace[] = [
  { storeKey: 'ferrum_at', countryCode: 'AT', locales: ['de-AT'] },
  { storeKey: 'ferrum_de', countryCode: 'DE', locales: ['de-DE'] },
  { storeKey: 'halden_de', countryCode: 'DE', locales: ['de-DE'] },
  { storeKey: 'ferrum_pl', countryCode: 'PL', locales: ['pl-PL'] },
];
const CASH = { key: 'cash-on-delivery', editableBy: ['admin', 'operations'] } as const;
const FORM = { key: 'support-webform', editableBy: ['admin', 'operations', 'support'] } as const;
const LOOK = { key: 'brand', editableBy: ['admin', 'operations'] } as const;

const limitedTo = (...grants: StaffGrant[]): Pick<Staff, 'role' | 'grants'> => ({ role: 'operations', grants });
const cash = (place: string): StaffGrant => ({ section: 'cash-on-delivery', place });

describe('what a member of staff may edit', () => {
  it('is every row of the role’s sections if the person is not limited', () => {
    const operations = { role: 'operations', grants: null } as const;
    expect(editRefusal(operations, CASH, { layer: 'default', key: '*' }, STORES)).toBeUndefined();
    expect(editRefusal({ ...operations, role: 'support' }, CASH, { layer: 'country', key: 'AT' }, STORES)).toBe(
      'other-role',
    );
  });

  it('is nothing for a limited person without grants', () => {
    expect(editRefusal(limitedTo(), CASH, { layer: 'country', key: 'AT' }, STORES)).toBe('section-not-granted');
  });

  it('is never more than the role allows, whatever the grants', () => {
    const support = { role: 'support', grants: [{ section: '*', place: '*' }] } as const;
    const granted = { role: support.role, grants: [...support.grants] };
    expect(editRefusal(granted, CASH, { layer: 'country', key: 'AT' }, STORES)).toBe('other-role');
    expect(editRefusal(granted, FORM, { layer: 'country', key: 'AT' }, STORES)).toBeUndefined();
  });

  it.each<[string, string, ConfigLayer, string, EditRefusal | undefined]>([
    ['Austria', 'AT', 'country', 'AT', undefined],
    ['Austria', 'AT', 'store', 'ferrum_at', undefined],
    ['Austria', 'AT', 'locale', 'de-AT', undefined],
    ['Austria', 'AT', 'country', 'DE', 'store-not-granted'],
    ['Austria', 'AT', 'store', 'ferrum_de', 'store-not-granted'],
    ['Austria', 'AT', 'store', 'a_store_to_come', 'store-not-granted'],
    ['Austria', 'AT', 'default', '*', 'wider-than-granted'],
    ['Austria', 'AT', 'currency', 'EUR', 'wider-than-granted'],
    ['Austria', 'AT', 'brand', 'ferrum', 'wider-than-granted'],
    ['Poland', 'PL', 'currency', 'PLN', 'wider-than-granted'],
    ['Germany', 'DE', 'country', 'DE', undefined],
    ['one German store', 'halden_de', 'store', 'halden_de', undefined],
    ['one German store', 'halden_de', 'country', 'DE', 'wider-than-granted'],
    ['one German store', 'halden_de', 'locale', 'de-DE', 'wider-than-granted'],
    ['everywhere', '*', 'default', '*', undefined],
  ])('of a person limited to %s (%s): a row for %s %s is refused with %s', (_who, place, layer, key, refusal) => {
    expect(editRefusal(limitedTo(cash(place)), CASH, { layer, key }, STORES)).toBe(refusal);
  });

  it('is one section if only one was granted, regardless of grants for other sections', () => {
    const person = limitedTo(cash('AT'), { section: 'brand', place: 'DE' });
    expect(editRefusal(person, LOOK, { layer: 'country', key: 'AT' }, STORES)).toBe('store-not-granted');
    expect(editRefusal(limitedTo(cash('*')), LOOK, { layer: 'country', key: 'AT' }, STORES)).toBe(
      'section-not-granted',
    );
  });

  it('includes a row of several stores if each of them was granted', () => {
    const person = limitedTo(cash('halden_de'), cash('ferrum_de'));
    expect(editRefusal(person, CASH, { layer: 'country', key: 'DE' }, STORES)).toBeUndefined();
  });
});
