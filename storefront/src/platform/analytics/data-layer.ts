import type { TagManagerProduct } from '@manifold/domain/catalogue/data-layer';
import type { Order } from '@manifold/domain/order/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { cartChanges } from './cart-changes.js';
import { hasConsent } from '../consent/consent.js';
import { contactDigest } from './contact-digest.js';
import { cartEntry, type DataLayerEntry, cartChangeEntry, productEntry, purchaseEntry } from './data-layer-entry.js';
import type { AnalyticsEvent, EventSink } from './events.js';
import { isFirstReport } from './reported.js';

declare global {
  interface Window {
    /** Read by tag managers. */
    dataLayer?: unknown[];
  }
}

const MAXIMUM_SKUS = 30;
/** An order that is opened again later, for example from a mail, is not a new purchase. */
const NEW_FOR_MS = 24 * 60 * 60 * 1000;

const isNew = ({ createdAt }: Order): boolean => Date.now() - Date.parse(createdAt) < NEW_FOR_MS;

/** Loads brand and categories of products for the data layer, each once. */
class Products {
  private readonly known = new Map<string, TagManagerProduct>();

  constructor(private readonly api: ShopApi) {}

  /** Returns the known products. If loading fails, items have no brand and categories. */
  async bySku(wanted: readonly string[]): Promise<ReadonlyMap<string, TagManagerProduct>> {
    const skus = [...new Set(wanted)].filter((sku) => !this.known.has(sku)).slice(0, MAXIMUM_SKUS);
    if (skus.length === 0) return this.known;
    try {
      const { tagManager = [] } = await this.api.commerce('getProducts', { query: 'tagManager', skus });
      for (const product of tagManager) this.known.set(product.sku, product);
    } catch {
      // The event is worth more than its details.
    }
    return this.known;
  }
}

const skusOf = (lines: readonly { readonly sku: string }[]): string[] => lines.map(({ sku }) => sku);

/** Returns the entries of an event; none if it was reported before. */
async function entriesOf(event: AnalyticsEvent, products: Products): Promise<DataLayerEntry[]> {
  switch (event.name) {
    case 'view-product': {
      const product = (await products.bySku([event.sku])).get(event.sku);
      return product ? [productEntry(product)] : [];
    }
    case 'search':
      return [{ event: 'search', search_term: event.text, search_results: event.results }];
    case 'cart-changed': {
      const { added, removed } = cartChanges(event.before, event.after);
      const known = await products.bySku(skusOf([...added, ...removed].map(({ line }) => line)));
      return [
        ...(added.length > 0 ? [cartChangeEntry('add_to_cart', added, known)] : []),
        ...(removed.length > 0 ? [cartChangeEntry('remove_from_cart', removed, known)] : []),
      ];
    }
    case 'begin-checkout': {
      const { cart } = event;
      if (!isFirstReport(`checkout ${cart.id} ${cart.version}`)) return [];
      return [cartEntry('begin_checkout', cart, await products.bySku(skusOf(cart.lineItems)))];
    }
    case 'vat-check':
      return [{ event: 'vat_validation', vat_validation_outcome: event.outcome.replaceAll('-', '_') }];
    case 'pay-now': {
      const { cart, method } = event;
      const entry = cartEntry('pay_now', cart, await products.bySku(skusOf(cart.lineItems)));
      return [{ ...entry, payment_type: method }];
    }
    case 'purchase': {
      const { order } = event;
      if (!isNew(order) || !isFirstReport(`order ${order.id}`)) return [];
      const known = await products.bySku(skusOf(order.lineItems));
      // Only with consent to marketing, because advertisers recognise shoppers by it.
      const digest = hasConsent('marketing') ? await contactDigest(order) : undefined;
      return [purchaseEntry(order, known, digest)];
    }
  }
}

/** Writes events into the page's data layer, in the order in which they happened. */
export function openDataLayer(api: ShopApi): EventSink {
  const products = new Products(api);
  const layer = (window.dataLayer ??= []);
  let last = Promise.resolve();
  const write = async (event: AnalyticsEvent): Promise<void> => {
    for (const entry of await entriesOf(event, products)) {
      // Tag managers merge entries: without this, the items of the event before would stay.
      if ('ecommerce' in entry) layer.push({ ecommerce: null, user_data: null });
      layer.push(entry);
    }
  };
  return { push: (event) => (last = last.then(() => write(event)).catch(() => undefined)) };
}
