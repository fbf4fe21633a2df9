import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const folder = fileURLToPath(new URL('../../../../node_modules/.cache/commercetools-contract', import.meta.url));

/** Returns the result of `make`, cached on disk for the next test file until its sources change. */
export function cachedJson<T>(sources: readonly (string | URL)[], make: () => T): T {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  const file = join(folder, `${hash.digest('hex').slice(0, 16)}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    const made = make();
    mkdirSync(folder, { recursive: true });
    // Two test processes may write concurrently: the last rename wins, with the same content.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(made));
    renameSync(`${file}.${process.pid}`, file);
    return made;
  }
}
