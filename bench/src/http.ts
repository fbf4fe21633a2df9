import { request } from 'node:http';

/** The body of a GET to a store's host on this machine; rejects unless the answer is 200. `fetch` cannot name a Host. */
export async function getText(origin: string, host: string, path: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString('utf8'));
        else reject(new Error(`${host}${path} answered ${response.statusCode}`));
      });
    });
    sent.on('error', reject).end();
  });
}
