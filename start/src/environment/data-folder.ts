import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { makeOpenFolder } from './open-to-all.js';
import { StartProblem } from '../terminal/start-problem.js';

const SYSTEM_HOME = '/var/lib/manifold';

/**
 * Returns the folder for database, secrets and logs: `.data/` in the checkout. For root it is a folder per checkout under
 * /var/lib/manifold, because the user of the database may not be able to enter the checkout. `DATA_DIR` overrides both.
 */
export function dataFolder(checkout: string, override: string | undefined, isRoot = process.getuid?.() === 0): string {
  if (override) return path.resolve(checkout, override);
  if (!isRoot) return path.join(checkout, '.data');
  const real = realpathSync(checkout);
  const mark = createHash('sha256').update(real).digest('hex').slice(0, 8);
  return path.join(SYSTEM_HOME, `${path.basename(real)}-${mark}`);
}

/** Creates the data folder. Throws a `StartProblem` if it is not writable. */
export function openDataFolder(folder: string): string {
  try {
    makeOpenFolder(path.dirname(folder));
    mkdirSync(path.join(folder, 'logs'), { recursive: true });
    chmodSync(folder, 0o755); // the database's user must enter it; secrets are files of mode 0600
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartProblem(
      `Cannot write to the data folder ${folder} (${reason}). Set DATA_DIR to a folder you may write to.`,
    );
  }
}
