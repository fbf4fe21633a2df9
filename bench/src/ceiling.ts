import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { load, type LoadResult } from './load.js';

const BARE_SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url));

/** What Node's own HTTP server manages on this machine at this moment, with answers of so many bytes and nothing to decide. */
export async function ceiling(bytes: number, connections: number, seconds: number): Promise<LoadResult> {
  const child = fork(BARE_SERVER, [String(bytes)]);
  try {
    const [port] = (await once(child, 'message')) as [number];
    const target = { origin: `http://127.0.0.1:${port}`, host: 'bare.localhost', paths: ['/'], connections, seconds };
    await load({ ...target, seconds: 2 });
    return await load(target);
  } finally {
    child.kill();
  }
}
