import { describe, expect, it } from '@jest/globals';
import { claimedRole } from './claimed-role.js';

const roles = new Map([
  ['shop-admins', 'admin'],
  ['shop-operations', 'operations'],
] as const);

describe('the role that the identity provider claims', () => {
  it.each([
    [{ groups: ['shop-operations', 'shop-admins'] }, 'groups', 'admin'],
    [{ groups: 'shop-operations' }, 'groups', 'operations'],
    [{ realm: { roles: ['shop-operations'] } }, 'realm.roles', 'operations'],
    [{ groups: ['everybody'] }, 'groups', undefined],
    [{ groups: ['admin'] }, 'groups', undefined],
    [{}, 'constructor.name', undefined],
    [{ groups: ['shop-admins'] }, undefined, undefined],
  ])('in %j under %s is %s', (claims, roleClaim, role) => {
    expect(claimedRole(claims, { roleClaim, roles })).toBe(role);
  });
});
