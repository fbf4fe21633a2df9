import { request } from 'node:http';

/** Returns the body of a GET with a store's Host header. Rejects if the status is not 200. `fetch` cannot set the Host header. */
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

/** Calls an operation of a store and returns its `data`. Rejects if the status is not 200. */
export async function callOperation<Data>(
  origin: string,
  { host, operation, parameters }: { readonly host: string; readonly operation: string; readonly parameters: object },
): Promise<Data> {
  const { hostname, port } = new URL(origin);
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const path = `/api/commerce/${operation}`;
    const sent = request({ hostname, port, path, method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (response.statusCode === 200) resolve((JSON.parse(text) as { data: Data }).data);
        else reject(new Error(`${host} ${operation} answered ${response.statusCode}: ${text.slice(0, 200)}`));
      });
    });
    sent.on('error', reject).end(JSON.stringify(parameters));
  });
}
