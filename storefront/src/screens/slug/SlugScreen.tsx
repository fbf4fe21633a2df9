import { CategoryScreen } from '../category/CategoryScreen.js';
import { InformationScreen } from '../information/InformationScreen.js';
import type { SlugData } from './load-slug.js';

export function SlugScreen({ data }: { readonly data: SlugData }) {
  if (data.kind === 'category') return <CategoryScreen data={data} />;
  return <InformationScreen pageKey={data.pageKey} />;
}
