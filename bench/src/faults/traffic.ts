import { setTimeout as pause } from 'node:timers/promises';
import { findPages } from '../requests/find-pages.js';
import { Guest } from './guest.js';
import type { SentRequests } from './requests.js';

const STORES = ['sk.localhost', 'de.localhost'];
const SELDOM_VISITED = ['at.localhost', 'cz.localhost', 'hu.localhost', 'pl.localhost', 'fr.localhost', 'it.localhost'];
const WORDS = ['stroj', 'miešač', 'pec', 'saw', 'bohr'];
const STAFF = { email: 'admin@manifold.test', password: 'manifold-demo-1' };
const PAGES_PER_KIND = 4;
const READERS = 3;
const SEARCHERS = 3;
const PAGE_EVERY_MS = 150;
const SEARCH_EVERY_MS = 100;
const CART_EVERY_MS = 500;
const CONSOLE_EVERY_MS = 700;
const NEW_PAGE_EVERY_MS = 3000;

interface Page {
  readonly host: string;
  readonly path: string;
}

interface Cart {
  readonly lineItems: readonly { readonly id: string }[];
}

/** Visits during a fault. The visitors have been there before, so pages are cached and carts exist. */
export class Traffic {
  private readonly pages: Page[] = [];
  private readonly newPages: Page[] = [];
  private readonly shopper: Guest;
  private readonly staff: Guest;
  private lineItem = '';
  private stopped = false;

  private constructor(private readonly port: number) {
    this.shopper = new Guest(port, 'de.localhost');
    this.staff = new Guest(port, 'admin.localhost');
  }

  /** Reads the pages, fills a cart and signs staff in. */
  static async arriving(port: number, sku: string): Promise<Traffic> {
    const traffic = new Traffic(port);
    await traffic.findPages();
    const actions = [{ action: 'addLineItem', sku, quantity: 1 }];
    const { cart } = await traffic.shopper.data<{ cart: Cart }>('updateCart', { actions });
    traffic.lineItem = cart.lineItems[0]?.id ?? '';
    await traffic.signIn();
    return traffic;
  }

  /** Reads all pages that are requested again later, so that the shop has them in its cache. */
  async warmUp(): Promise<void> {
    for (const { host, path } of this.pages) await new Guest(this.port, host).get(path);
  }

  async signIn(): Promise<void> {
    const { status, text } = await this.staff.post('/api/admin/sign-in', STAFF);
    if (status >= 300) throw new Error(`Staff could not sign in: ${status} ${text}`);
  }

  /** Continues until `stop`; resolves after the last answer. */
  async run(sent: SentRequests): Promise<void> {
    this.stopped = false;
    const turns = { page: 0, word: 0, quantity: 1 };
    const many = (count: number, everyMs: number, work: () => Promise<unknown>) =>
      Array.from({ length: count }, () => this.repeat(everyMs, work));
    await Promise.all([
      ...many(READERS, PAGE_EVERY_MS, () => this.readPage(sent, (turns.page += 1))),
      ...many(SEARCHERS, SEARCH_EVERY_MS, () => this.search(sent, (turns.word += 1))),
      ...many(1, CART_EVERY_MS, () => this.useCart(sent, (turns.quantity += 1))),
      ...many(1, NEW_PAGE_EVERY_MS, () => this.readNewPage(sent)),
      ...many(1, CONSOLE_EVERY_MS, () => sent.add('console', '/stores', this.staff.get('/api/admin/stores'))),
    ]);
  }

  stop(): void {
    this.stopped = true;
  }

  /** Returns whether a page, a cart, a search and the console are answered as before the fault. */
  async isWell(withConsole: boolean): Promise<boolean> {
    const [page] = this.pages;
    const requests = [
      new Guest(this.port, page?.host ?? '').get(page?.path ?? '/'),
      this.shopper.operation('getMe', {}),
      new Guest(this.port, 'sk.localhost').operation('quickSearch', { text: 'stroj' }),
      ...(withConsole ? [this.staff.get('/api/admin/stores')] : []),
    ];
    return (await Promise.all(requests)).every(({ status }) => status === 200);
  }

  private async repeat(everyMs: number, work: () => Promise<unknown>): Promise<void> {
    while (!this.stopped) {
      await work();
      await pause(everyMs);
    }
  }

  private readPage(sent: SentRequests, turn: number) {
    const { host, path } = this.pages[turn % this.pages.length] ?? { host: '', path: '/' };
    return sent.add('warm page', `${host}${path}`, new Guest(this.port, host).get(path));
  }

  private async readNewPage(sent: SentRequests): Promise<void> {
    const next = this.newPages.shift();
    if (next) await sent.add('new page', `${next.host}${next.path}`, new Guest(this.port, next.host).get(next.path));
  }

  private search(sent: SentRequests, turn: number) {
    const text = WORDS[turn % WORDS.length];
    return sent.add('search', 'quickSearch', new Guest(this.port, 'sk.localhost').operation('quickSearch', { text }));
  }

  private async useCart(sent: SentRequests, turn: number): Promise<void> {
    await sent.add('cart', 'getMe', this.shopper.operation('getMe', {}));
    const quantity = 1 + (turn % 3);
    const actions = [{ action: 'changeLineItemQuantity', lineItemId: this.lineItem, quantity }];
    await sent.add('cart', 'updateCart', this.shopper.operation('updateCart', { actions }));
  }

  private async findPages(): Promise<void> {
    for (const host of STORES) this.pages.push(...(await this.pagesOf(host, () => true)));
    // Their categories were read to find them, but the products themselves were not requested yet.
    for (const host of SELDOM_VISITED) this.newPages.push(...(await this.pagesOf(host, (kind) => kind === 'product')));
  }

  private async pagesOf(host: string, isWanted: (kind: string) => boolean): Promise<Page[]> {
    const kinds = await findPages(`http://127.0.0.1:${this.port}`, host);
    const wanted = kinds.filter(({ name }) => isWanted(name));
    return wanted.flatMap(({ paths }) => paths.slice(0, PAGES_PER_KIND).map((path) => ({ host, path })));
  }
}
