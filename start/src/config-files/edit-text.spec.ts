import { describe, expect, it } from '@jest/globals';
import { editText } from './edit-text.js';
import { parseConfigParams } from './config-params.js';

const row = { section: 'cash-on-delivery', layer: 'country', key: 'SK', validFrom: null, validTo: null };

describe('a difference', () => {
  it('lists the changed fields only', () => {
    const edit = { ...row, before: { itemLimit: 1, enabled: true }, after: { itemLimit: null, enabled: true } };
    expect(editText(edit)).toBe('cash-on-delivery  country SK\n  - itemLimit: 1\n  + itemLimit: null');
  });

  it('shows the dates of a dated row', () => {
    const dated = { ...row, validFrom: '2031-04-10T00:00:00.000Z', validTo: '2031-04-20T00:00:00.000Z' };
    expect(editText({ ...dated, before: { itemLimit: 1 }, after: null })).toBe(
      'cash-on-delivery  country SK from 2031-04-10T00:00:00.000Z to 2031-04-20T00:00:00.000Z\n  - itemLimit: 1',
    );
  });
});

describe('a command', () => {
  const who = { MANIFOLD_EMAIL: 'a@b.c', MANIFOLD_PASSWORD: 'secret' };

  it('uses the console of this checkout unless --url names another', () => {
    expect(parseConfigParams(['diff', '--dir', 'config'], { ...who, PORT: '4000' }).url.href).toBe(
      'http://admin.localhost:4000/',
    );
    expect(parseConfigParams(['diff', '--dir', 'config', '--url', 'https://x.example'], who).url.href).toBe(
      'https://x.example/',
    );
  });

  it('takes the stores to check, and needs no folder for that', () => {
    expect(parseConfigParams(['check', 'ferrum_de', 'ferrum_at'], who)).toMatchObject({
      command: 'check',
      stores: ['ferrum_de', 'ferrum_at'],
    });
    expect(parseConfigParams(['check'], who).stores).toEqual([]);
    expect(() => parseConfigParams(['diff', 'ferrum_de', '--dir', 'x'], who)).toThrow(/npm run config/);
  });

  it.each([
    ['nothing', [], who, /npm run config/],
    ['an unknown command', ['sync', '--dir', 'x'], who, /npm run config/],
    ['no folder', ['diff'], who, /--dir is missing/],
    ['an unknown option', ['diff', '--dir', 'x', '--force'], who, /--force/],
    ['a publish without a reason', ['apply', '--dir', 'x'], who, /--reason is missing/],
    ['no credentials', ['diff', '--dir', 'x'], {}, /No credentials/],
    ['an invalid address', ['diff', '--dir', 'x', '--url', 'ftp://x'], who, /not a web address/],
  ])('refuses %s and prints how to use it', (_what, args, variables, message) => {
    expect(() => parseConfigParams(args, variables)).toThrow(message);
  });
});
