import { Agent, request } from 'node:http';

const HOST = 'de.localhost';
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

interface CartAnswer {
  readonly data: {
    readonly cart: {
      readonly id: string;
      readonly version: number;
      readonly lineItems: readonly { readonly id: string }[];
    };
  };
}

/** A visitor with a session and a cart of one product, for benchmarks of the live cart channel. */
export class LiveShopper {
  cartId = '';
  version = 0;
  private cookie = '';
  private lineItemId = '';
  private pieces = 1;

  private constructor(private readonly port: number) {}

  /** Adds a product to the cart of a new visitor. */
  static async withCart(port: number, sku: string): Promise<LiveShopper> {
    const shopper = new LiveShopper(port);
    await shopper.update(port, { action: 'addLineItem', sku, quantity: 1 });
    return shopper;
  }

  /** The headers with which a page of this visitor opens a WebSocket. */
  get headers(): Record<string, string> {
    return { host: HOST, origin: `http://${HOST}:${this.port}`, cookie: this.cookie };
  }

  /** Changes the quantity at the services on this port. */
  async change(port: number): Promise<void> {
    this.pieces = this.pieces === 1 ? 2 : 1;
    await this.update(port, {
      action: 'changeLineItemQuantity',
      lineItemId: this.lineItemId,
      quantity: this.pieces,
    });
  }

  private async update(port: number, action: object): Promise<void> {
    const body = JSON.stringify({ actions: [action] });
    const { data } = await new Promise<CartAnswer>((resolve, reject) => {
      const headers = {
        host: HOST,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      };
      const path = '/api/commerce/updateCart';
      const sent = request({ agent, host: '127.0.0.1', port, method: 'POST', path, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          this.keepSession(answer.headers['set-cookie']);
          const text = Buffer.concat(chunks).toString();
          if (answer.statusCode === 200) resolve(JSON.parse(text) as CartAnswer);
          else reject(new Error(`updateCart answered ${answer.statusCode}: ${text.slice(0, 200)}`));
        });
      });
      sent.on('error', reject).end(body);
    });
    const { id, version, lineItems } = data.cart;
    [this.cartId, this.version, this.lineItemId] = [id, version, lineItems[0]?.id ?? ''];
  }

  private keepSession(setCookies: readonly string[] = []): void {
    const session = setCookies.find((line) => line.startsWith('__Host-shop='));
    if (session) this.cookie = session.split(';')[0] ?? '';
  }
}
