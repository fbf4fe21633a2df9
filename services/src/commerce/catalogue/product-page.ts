import type { CategoryLink, Product } from '@manifold/domain/catalogue/contract';
import type { VolumeDiscount } from '@manifold/domain/volume-discount/contract';
import type { ProductRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { ATTRIBUTE, attributeText, attributeTexts, energyOf, faqOf, techDetailsOf } from './attribute-values.js';
import { categoryLink, type CategoryTree, type LinkContext } from './category-tree.js';
import { pathsOf } from './localised-text.js';
import { productCard, type CardContext } from './product-card.js';

/** Returns the path from the department to the product's deepest category. */
function breadcrumb(record: ProductRecord, tree: CategoryTree, links: LinkContext): CategoryLink[] {
  const lines = record.categoryIds.flatMap((id) => {
    const category = tree.find(id);
    return category ? [[...tree.ancestors(category), category]] : [];
  });
  const deepest = lines.reduce<(typeof lines)[number]>((best, line) => (line.length > best.length ? line : best), []);
  return deepest.map((category) => categoryLink(category, links));
}

/** Context for product pages. */
export interface PageContext extends CardContext, LinkContext {
  readonly volumeDiscounts: VolumeDiscount[];
}

/** Maps a product to its page; undefined without a price in the store. */
export function productPage(record: ProductRecord, tree: CategoryTree, context: PageContext): Product | undefined {
  const { languages, volumeDiscounts } = context;
  const card = productCard(record, context);
  if (!card) return undefined;
  return {
    ...card,
    productTypeKey: record.productTypeKey,
    description: record.description,
    metaTitle: record.metaTitle,
    metaDescription: record.metaDescription,
    images: record.images.map(({ url, label }) => ({ url, alt: label ?? record.name })),
    highlights: attributeTexts(record.attributes, ATTRIBUTE.highlights, languages),
    techDetails: techDetailsOf(record.attributes, languages),
    faq: faqOf(record.attributes, languages),
    manualUrl: attributeText(record.attributes, ATTRIBUTE.manualUrl, languages),
    frames: framesOf(record),
    filmUrl: attributeText(record.attributes, ATTRIBUTE.video, languages),
    volumeDiscounts,
    energy: energyOf(record.attributes, languages),
    breadcrumb: breadcrumb(record, tree, context),
    paths: pathsOf(record.slugs),
  };
}

const FIRST_VIEW = /-1\.svg$/;
/** Upper bound that catches typing errors. */
const MAXIMUM_FRAMES = 72;

/**
 * Returns the URLs of the 360° images, whose number is an attribute (spec core §3): for the first image `fryer-1.svg` they are
 * `fryer-360/01.svg` and so on.
 */
export function framesOf({ attributes, images }: Pick<ProductRecord, 'attributes' | 'images'>): string[] {
  const count = attributes[ATTRIBUTE.images360];
  const first = images[0]?.url;
  if (typeof count !== 'number' || count < 2 || count > MAXIMUM_FRAMES || !first || !FIRST_VIEW.test(first)) return [];
  const folder = first.replace(FIRST_VIEW, '-360');
  return Array.from({ length: Math.floor(count) }, (_, index) => `${folder}/${String(index + 1).padStart(2, '0')}.svg`);
}
