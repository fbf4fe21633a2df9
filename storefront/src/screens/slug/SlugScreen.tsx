import { latePart } from '../../platform/chunks/LatePart.js';
import { CategoryScreen } from '../category/CategoryScreen.js';
import type { SlugData } from './load-slug.js';

/** Loaded late, because most visits open no information page. */
const InformationScreen = latePart(
  async () => (await import('../information/InformationScreen.js')).InformationScreen,
  <div className="min-h-dvh" />,
);

const NewsletterScreen = latePart(
  async () => (await import('../newsletter/NewsletterScreen.js')).NewsletterScreen,
  <div className="min-h-dvh" />,
);

export function SlugScreen({ data }: { readonly data: SlugData }) {
  if (data.kind === 'category') return <CategoryScreen data={data} />;
  if (data.kind === 'newsletter') return <NewsletterScreen pageKey={data.pageKey} />;
  return <InformationScreen pageKey={data.pageKey} address={data.address} />;
}
