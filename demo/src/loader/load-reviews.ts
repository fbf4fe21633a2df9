import { createHash } from 'node:crypto';
import { catalogueProducts, REVIEWED, type CatalogueParams } from '../catalogue/products.js';
import { reviewsOf, type DemoReview } from '../reviews/reviews.js';
import { atMost } from './at-most.js';
import type { CommerceProject } from './connection.js';
import { reviewChanges, reviewDraft } from './drafts/review.js';
import type { Progress } from './load-products.js';
import { loadedVersion, noteLoadedVersion } from './loaded-version.js';
import { saveByKey } from './save-by-key.js';

const PARALLEL = 16;

function versionOf(reviews: readonly DemoReview[]): string {
  const hash = createHash('sha256');
  for (const review of reviews) hash.update(JSON.stringify(review));
  return hash.digest('hex');
}

/** Loads the reviews unless they are loaded already. Returns whether anything was written. */
export async function loadReviews(
  project: CommerceProject,
  params: CatalogueParams,
  progress: Progress,
): Promise<boolean> {
  const { count, seed, reviewed = REVIEWED } = params;
  const products = catalogueProducts({ ...params, count: Math.min(count, reviewed) });
  const reviews = products.flatMap((product) => reviewsOf(product, seed));
  const version = versionOf(reviews);
  if ((await loadedVersion(project, 'reviews')) === version) return false;
  await atMost(PARALLEL, reviews, (review) => {
    const draft = reviewDraft(review);
    return saveByKey(project.reviews(), draft, () => reviewChanges(draft));
  });
  progress(`${reviews.length} reviews`);
  await noteLoadedVersion(project, 'reviews', version);
  return true;
}
