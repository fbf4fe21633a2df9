import * as z from 'zod/mini';
import { skuSchema } from '../catalogue/contract.js';

const text = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));

/** Whether a name gives away where its owner can be written to. */
const isNoAddress = (name: string): boolean => !name.includes('@');

/** What a customer says of a product. The author's name is public and so never an e-mail address. */
export const newReviewSchema = z.strictObject({
  sku: skuSchema,
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  title: z.optional(text(120)),
  text: text(4000),
  /** First name and initial of the customer where they say none. */
  authorName: z.optional(text(60).check(z.refine(isNoAddress, 'author-name-is-address'))),
  /** That it may be published, where the store asks for it. */
  consent: z.optional(z.boolean()),
});

export type NewReview = z.infer<typeof newReviewSchema>;
