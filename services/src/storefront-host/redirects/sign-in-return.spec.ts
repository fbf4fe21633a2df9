import { describe, expect, it } from '@jest/globals';
import { signInReturnOf } from './sign-in-return.js';

describe('the callback of sign-in providers', () => {
  it('continues with a code and a state', () => {
    expect(signInReturnOf('/login?code=a%2Fb&state=c')).toBe('/api/sign-in/return?code=a%2Fb&state=c');
  });

  it('continues with a refusal', () => {
    expect(signInReturnOf('/login?error=access_denied&state=c')).toBe(
      '/api/sign-in/return?error=access_denied&state=c',
    );
  });

  it.each(['/login', '/login?problem=refused', '/login?code=a', '/login?state=c', '/fr/login?code=a&state=c'])(
    'leaves %s alone',
    (target) => {
      expect(signInReturnOf(target)).toBeUndefined();
    },
  );
});
