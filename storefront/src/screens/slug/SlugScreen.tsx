import { CategoryScreen } from '../category/CategoryScreen.js';
import { InformationScreen } from '../information/InformationScreen.js';
import { ProductScreen } from '../product/ProductScreen.js';
import type { SlugData } from './load-slug.js';

export function SlugScreen({ data }: { readonly data: SlugData }) {
  if (data.kind === 'category') return <CategoryScreen data={data} />;
  if (data.kind === 'information') return <InformationScreen pageKey={data.pageKey} />;
  // Another product is another buy box: its quantity starts at one again.
  return <ProductScreen key={data.product.id} product={data.product} />;
}
