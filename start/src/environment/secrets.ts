import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../terminal/start-problem.js';

const NAMES = [
  'sessionKey',
  'superuserPassword',
  'ownerPassword',
  'applicationPassword',
  'sandboxPassword',
  'servicesClientSecret',
  'storefrontClientSecret',
  'seederClientSecret',
] as const;

/** Random secrets of this checkout; never in the repository or on a command line. */
export type Secrets = Record<(typeof NAMES)[number], string>;

/** Reads the checkout's secrets. Missing ones are generated and stored in a file that only its owner can read. */
export function checkoutSecrets(folder: string): Secrets {
  const file = path.join(folder, 'secrets.json');
  const known = existsSync(file) ? parse(file) : {};
  const secrets = Object.fromEntries(NAMES.map((name) => [name, known[name] ?? randomBytes(32).toString('base64url')]));
  if (NAMES.some((name) => known[name] === undefined)) {
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets as Secrets;
}

function parse(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch {
    throw new StartProblem(`${file} is damaged. Restore it, or run npm run reset to begin with empty data.`);
  }
}
