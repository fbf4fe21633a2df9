import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Types } from '@adyen/api-library';

export type ReceivedItem = Types.notification.NotificationRequestItem;

interface Body {
  readonly notificationItems: readonly { readonly NotificationRequestItem: ReceivedItem }[];
}

/** A shop's address for webhooks. */
export class WebhookReceiver {
  /** The accepted items in the order in which they arrived. */
  readonly items: ReceivedItem[] = [];
  readonly authorizations = new Set<string | undefined>();
  private readonly arrivals = new EventEmitter();
  private toRefuse = 0;
  private server: Server | undefined;

  /** Listens, and returns the address. */
  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      void json(request).then((body) => {
        this.authorizations.add(request.headers.authorization);
        const refuses = this.toRefuse > 0;
        if (refuses) this.toRefuse -= 1;
        else for (const { NotificationRequestItem: item } of (body as Body).notificationItems) this.items.push(item);
        response.writeHead(refuses ? 503 : 202).end();
        this.arrivals.emit('webhook');
      });
    });
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/webhooks`;
  }

  /** Answers the next requests with an error. */
  refuse(times: number): void {
    this.toRefuse = times;
  }

  /** Waits until a number of webhooks about a payment were accepted, and returns them. */
  async about(merchantReference: string, count: number): Promise<readonly ReceivedItem[]> {
    for (;;) {
      const found = this.items.filter((item) => item.merchantReference === merchantReference);
      if (found.length >= count) return found;
      await once(this.arrivals, 'webhook');
    }
  }

  /** Waits for the first webhook of an event about a payment. */
  async event(merchantReference: string, eventCode: string): Promise<ReceivedItem> {
    for (;;) {
      const found = this.items.find(
        (item) => item.merchantReference === merchantReference && String(item.eventCode) === eventCode,
      );
      if (found) return found;
      await once(this.arrivals, 'webhook');
    }
  }

  close(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
