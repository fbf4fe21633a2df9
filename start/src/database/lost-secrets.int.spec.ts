import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { openDataFolder } from '../environment/data-folder.js';
import type { Secrets } from '../environment/secrets.js';
import { freePort } from '../testing/free-port.js';
import { temporaryRunFolder } from '../testing/temporary-folder.js';
import { startEmbeddedDatabase } from './embedded.js';

const secret = () => randomBytes(16).toString('hex');
const newSecrets = (): Secrets => ({
  sessionKey: secret(),
  superuserPassword: secret(),
  ownerPassword: secret(),
  applicationPassword: secret(),
  sandboxPassword: secret(),
  servicesClientSecret: secret(),
  storefrontClientSecret: secret(),
  seederClientSecret: secret(),
});

describe('a start whose secrets were lost', () => {
  it('fails with one line, and leaves no server running', async () => {
    const folder = openDataFolder(temporaryRunFolder('lost-secrets'));
    const port = await freePort();
    const { server } = await startEmbeddedDatabase(folder, port, newSecrets());
    await server.stop();
    await expect(startEmbeddedDatabase(folder, port, newSecrets())).rejects.toThrow('npm run reset');
    const again = await startEmbeddedDatabase(temporaryRunFolder('lost-secrets-port'), port, newSecrets());
    await again.server.stop();
  });
});
