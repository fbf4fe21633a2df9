import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';

const id = z.string().check(z.minLength(1), z.maxLength(100));

/** The recommendation service's ids of a language (spec shell §3.1). */
export const recommendationSchema = z.object({
  key: id,
  lastSeenId: id,
  similarProductsId: id,
  cartRecommendationId: id,
});

export type Recommendation = z.infer<typeof recommendationSchema>;

/** The section of the config. */
export const recommendationContract = sectionContract(recommendationSchema);
