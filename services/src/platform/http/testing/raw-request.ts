import { Agent, request } from 'node:http';
import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface RawRequest {
  readonly method: string;
  /** Sent as it is: nothing is decoded, joined or resolved. */
  readonly target: string;
  /** Names and values alternate, so that a name can appear twice. */
  readonly headers: readonly string[];
  readonly body?: string;
}

const SOCKETS = 8;

/** Sends requests over real connections exactly as a test writes them; `close` ends the connections. */
export class RawClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });

  constructor(private readonly port: number) {}

  /** Sends one request. Reads only the beginning of an event stream. */
  send({ method, target, headers, body }: RawRequest): Promise<RawAnswer> {
    const length = body === undefined ? [] : ['content-length', String(Buffer.byteLength(body))];
    const options = { agent: this.agent, host: '127.0.0.1', port: this.port, path: target, method };
    return new Promise((resolve, reject) => {
      const sent = request({ ...options, headers: [...headers, ...length] }, (response) => {
        const chunks: Buffer[] = [];
        const finish = (): void =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          });
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', finish);
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          finish();
          response.destroy();
        }
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** Writes text to a socket. Returns everything that the server sends until it closes the connection. */
export function sendRaw(port: number, written: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(written));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    socket.on('error', reject);
  });
}
