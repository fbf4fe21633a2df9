import { afterEach, describe, expect, it } from '@jest/globals';
import { setGlobals } from '../../../testing/globals.js';
import { paymentIn } from './drop-in-data.js';

const UUID = /^[\da-f-]{36}$/;

describe('the id of a device', () => {
  let restore: () => void = () => undefined;
  afterEach(() => restore());

  /** Submits a payment in a browser with these cookies. Returns its id of the device, and the cookies that it sets. */
  function submit(cookies: string, type = 'ratepay') {
    const created: string[] = [];
    const document = Object.defineProperty({}, 'cookie', {
      get: () => cookies,
      set: (text: string) => created.push(text),
    });
    restore = setGlobals({ document });
    const submitted: object = { paymentMethod: { type } };
    const { deviceFingerprint } = paymentIn(submitted as Parameters<typeof paymentIn>[0]);
    return { deviceFingerprint, created };
  }

  it('is that of its cookie, so that Ratepay recognises the device', () => {
    const known = submit('vsf-store=DE; device-fingerprint=known-device; x=1');
    expect(known).toEqual({ deviceFingerprint: 'known-device', created: [] });
  });

  it.each([
    ['has none', 'vsf-store=DE'],
    ['has one that is not ours', 'device-fingerprint=%3Cscript%3E'],
  ])('is created if the device %s', (_case, cookies) => {
    const { deviceFingerprint, created } = submit(cookies);
    expect(deviceFingerprint).toMatch(UUID);
    expect(created).toEqual([`device-fingerprint=${deviceFingerprint}; Path=/; Secure; SameSite=Lax`]);
  });

  it('is not created for another method', () => {
    expect(submit('', 'ideal')).toEqual({ deviceFingerprint: undefined, created: [] });
  });
});
