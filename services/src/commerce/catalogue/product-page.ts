import type { CategoryLink, Product } from '@manifold/domain/catalogue/contract';
import type { VolumeDiscount } from '@manifold/domain/volume-discount/contract';
import type { ProductRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { ATTRIBUTE, attributeText, attributeTexts, energyOf, faqOf, techDetailsOf } from './attribute-values.js';
import { categoryLink, type CategoryTree, type LinkContext } from './category-tree.js';
import { pathsOf } from './localised-text.js';
import { framesOf } from './frames.js';
import { productCard, type CardContext } from './product-card.js';

/** From the department down to the deepest category that the product is in. */
function breadcrumb(record: ProductRecord, tree: CategoryTree, links: LinkContext): CategoryLink[] {
  const lines = record.categoryIds.flatMap((id) => {
    const category = tree.find(id);
    return category ? [[...tree.ancestors(category), category]] : [];
  });
  const deepest = lines.reduce<(typeof lines)[number]>((best, line) => (line.length > best.length ? line : best), []);
  return deepest.map((category) => categoryLink(category, links));
}

/** What a page needs to know beside its product. */
export interface PageContext extends CardContext, LinkContext {
  readonly volumeDiscounts: VolumeDiscount[];
}

/** A product's own page; undefined where the store has no price for it. */
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
