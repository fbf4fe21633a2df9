import type { ProductCard, Stock } from '@manifold/domain/catalogue/contract';
import { formatMoney } from '@manifold/domain/money/format';
import { defaultLocale } from '@manifold/domain/store/default-locale';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { ProbeResult, ReadinessProbe } from '../../../store-config/index.js';
import type { ShopperOperations } from '../../operations/index.js';

const MAXIMUM_SKUS = 48;

/** Runs operations as a visitor without a session. */
function askAs(operations: ShopperOperations, snapshot: Snapshot, locale: string) {
  const caller = { snapshot, locale, cookie: undefined, setCookies: () => undefined };
  return {
    async cards(): Promise<{ readonly cards: readonly ProductCard[]; readonly total: number }> {
      const request = { query: 'listing', sort: 'price-asc', hitsPerPage: MAXIMUM_SKUS };
      // The contract guarantees the type of the answer.
      const { products } = (await operations.call('getProducts', caller, request)) as {
        products: { results: ProductCard[]; total: number };
      };
      return { cards: products.results, total: products.total };
    },
    async stock(skus: readonly string[]): Promise<readonly Stock[]> {
      const { inventoryEntries } = (await operations.call('getInventory', caller, { skus })) as {
        inventoryEntries: { results: Stock[] };
      };
      return inventoryEntries.results;
    },
  };
}

const NONE: Pick<ProbeResult, 'state' | 'found' | 'advice'> = {
  state: 'failed',
  found: { en: 'The store lists no product.', de: 'Der Shop listet kein Produkt.' },
  advice: {
    en: 'Give products a price in the currency and country of the store, in the commerce backend.',
    de: 'Geben Sie Produkten im Commerce-Backend einen Preis in Währung und Land des Shops.',
  },
};

const NO_STOCK: Pick<ProbeResult, 'state' | 'advice'> = {
  state: 'warning',
  advice: {
    en: "Look at the stock of the store's supply channel in the commerce backend.",
    de: 'Prüfen Sie im Commerce-Backend den Bestand des Lieferkanals.',
  },
};

/** Returns the cards of products in stock, with their quantities. */
function stocked(cards: readonly ProductCard[], stock: readonly Stock[]) {
  return cards.flatMap((card) => {
    const pieces = stock.find(({ sku }) => sku === card.sku)?.availableQuantity ?? 0;
    return pieces > 0 ? [{ card, pieces }] : [];
  });
}

/** Checks that the store lists products in its currency, and that one is in stock. */
export function productProbe(operations: ShopperOperations): ReadinessProbe {
  return {
    id: 'product',
    section: null,
    probe: async (snapshot): Promise<ProbeResult> => {
      const { currencyCode, locales } = snapshot.document.sections.store;
      const { locale } = defaultLocale({ locales });
      const asked = {
        en: `Products have a price in ${currencyCode}, and at least one is in stock.`,
        de: `Produkte haben einen Preis in ${currencyCode}, und mindestens eines ist auf Lager.`,
      };
      const visitor = askAs(operations, snapshot, locale);
      const { cards, total } = await visitor.cards();
      if (cards.length === 0) return { ...NONE, asked };
      const foreign = cards.filter(({ price }) => price.value.currencyCode !== currencyCode);
      if (foreign.length > 0) {
        const details = foreign.map(({ sku, price }) => `${sku}: ${price.value.currencyCode}`);
        const found = { en: 'Some are sold in another currency.', de: 'Manche werden in anderer Währung verkauft.' };
        return { ...NONE, asked, found, details };
      }
      const [here] = stocked(cards, await visitor.stock(cards.map(({ sku }) => sku)));
      if (!here) {
        const found = { en: `None of ${cards.length} is in stock.`, de: `Keines von ${cards.length} ist auf Lager.` };
        return { ...NO_STOCK, asked, found };
      }
      const { sku, price } = here.card;
      const cost = formatMoney(price.discounted ?? price.value, locale);
      return {
        state: 'ok',
        asked,
        found: {
          en: `${total} products; ${sku} costs ${cost}, ${here.pieces} pieces in stock.`,
          de: `${total} Produkte; ${sku} kostet ${cost}, ${here.pieces} Stück auf Lager.`,
        },
      };
    },
  };
}
