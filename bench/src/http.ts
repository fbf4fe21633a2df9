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

/** What an operation of a store on this machine answers, under `data`; rejects unless it is 200. */
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
