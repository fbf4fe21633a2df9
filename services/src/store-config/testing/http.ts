import http from 'node:http';

export interface PlainResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a GET over a real connection with any Host header, which `fetch` does not allow. */
export function request(url: string, headers: Record<string, string>): Promise<PlainResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = http.get(url, { headers, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    outgoing.on('error', reject);
  });
}

export interface OpenStream {
  /** Returns everything that was received so far. */
  text(): string;
  close(): void;
}

/** Opens an event stream; `more` are additional headers. */
export function openStream(url: string, host: string, more: Record<string, string> = {}): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const outgoing = http.get(url, { headers: { ...more, host }, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      // close() aborts the response, which emits an error.
      answer.on('error', () => undefined);
      resolve({ text: () => text, close: () => outgoing.destroy() });
    });
    outgoing.on('error', reject);
  });
}
