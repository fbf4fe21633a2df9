import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { sendWebhook } from '../../payment-webhooks/testing/test-webhooks.js';

const UNAVAILABLE = 503;
const TRY_AGAIN_MS = 200;
/** The payment provider waits for ten seconds. */
const WAITS_MS = 8000;

/** Passes webhooks to the processes in turn, as a load balancer does, and waits a little if none is running. */
export class WebhookBalancer {
  private turn = 0;

  private constructor(
    private readonly server: Server,
    private readonly ports: readonly number[],
  ) {}

  /** Starts on a free port, in front of services that listen on these ports. */
  static async inFrontOf(ports: readonly number[]): Promise<WebhookBalancer> {
    const server = createServer();
    const balancer = new WebhookBalancer(server, ports);
    server.on('request', (request, response) => {
      text(request)
        .then((body) => balancer.pass(body, request.headers.authorization ?? null, response))
        .catch(() => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async pass(body: string, authorization: string | null, response: ServerResponse): Promise<void> {
    const deadline = performance.now() + WAITS_MS;
    while (performance.now() < deadline) {
      this.turn += 1;
      const port = this.ports[this.turn % this.ports.length] ?? 0;
      // A process that is dead or dies does not answer.
      const answer = await sendWebhook(port, body, authorization).catch(() => undefined);
      if (answer) return void response.writeHead(answer[0]).end();
      await pause(TRY_AGAIN_MS);
    }
    response.writeHead(UNAVAILABLE).end();
  }
}
