import { callOperation } from './requests/http.js';

interface Listing {
  readonly products: { readonly results: readonly { readonly sku: string }[] };
}

/** Returns the SKU of a product that every visitor of the German store can buy. */
export async function cheapProduct(origin: string): Promise<string> {
  const parameters = { query: 'listing', sort: 'price-asc', onStock: true, hitsPerPage: 1 };
  const { products } = await callOperation<Listing>(origin, {
    host: 'de.localhost',
    operation: 'getProducts',
    parameters,
  });
  const [product] = products.results;
  if (!product) throw new Error('The shop sells nothing');
  return product.sku;
}
