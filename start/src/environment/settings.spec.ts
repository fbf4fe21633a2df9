import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.js';

describe('the settings of a start', () => {
  it('need no variable', () => {
    expect(readSettings({})).toMatchObject({
      ports: { web: 3000, liveCart: 2087, outsideWorld: 4300, commerce: 4301, postgres: 54329 },
      databaseUrl: undefined,
      commerce: undefined,
    });
  });

  it.each(['abc', '0', '70000', '-1', '3000.5', '0x10'])('refuse PORT=%s with the name of the variable', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`PORT must be a port between 1 and 65535, not "${PORT}".`);
  });

  it('refuse two services on one port', () => {
    expect(() => readSettings({ PORT: '4300' })).toThrow('PORT and OUTSIDE_WORLD_PORT are both 4300');
  });

  it('refuse an address that is not Postgres, without showing its password', () => {
    const read = () => readSettings({ DATABASE_URL: 'mysql://root:hunter2@db/shop' });
    expect(read).toThrow('DATABASE_URL is not an address like postgresql://');
    expect(read).not.toThrow('hunter2');
  });

  it('name the missing variables of a real commercetools project', () => {
    const variables = { COMMERCETOOLS_API_URL: 'https://api.example.com', COMMERCETOOLS_PROJECT_KEY: 'ferrum' };
    expect(() => readSettings(variables)).toThrow(
      'COMMERCETOOLS_API_URL is set, so COMMERCETOOLS_AUTH_URL, COMMERCETOOLS_CLIENT_ID',
    );
  });

  it('refuse a session key that is not 32 bytes', () => {
    expect(() => readSettings({ SESSION_KEY: 'short' })).toThrow('SESSION_KEY must be 32 bytes in base64url');
  });
});
