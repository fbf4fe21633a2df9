import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import adyen, { type Client } from '@adyen/api-library';

type HttpClient = Client['httpClient'];

/** The HTTP client of the provider's library, with requests sent to the sandbox's origin instead of the real one. */
export class RoutedHttpClient implements HttpClient {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly origin: string) {}

  async request(...[endpoint, body, config, , options]: Parameters<HttpClient['request']>): Promise<string> {
    const { pathname } = new URL(endpoint);
    const key = options?.idempotencyKey;
    const headers = {
      'content-type': 'application/json',
      'x-api-key': config.apiKey ?? '',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const response = await this.send(new URL(pathname, this.origin), headers, body);
    const answer = await text(response);
    const statusCode = response.statusCode ?? 0;
    if (statusCode >= 200 && statusCode < 300) return answer;
    throw new adyen.HttpClientException({ message: `HTTP ${statusCode}`, statusCode, responseBody: answer });
  }

  close(): void {
    this.agent.destroy();
  }

  private send(url: URL, headers: Record<string, string>, body: string | Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sent = request(url, { method: 'POST', headers, agent: this.agent }, resolve);
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
