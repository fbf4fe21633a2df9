import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';

/** The search index of a locale, named `prod.{locale}` (spec shell §3.1). */
export const searchIndexSchema = z.object({ indexName: z.string().check(z.minLength(1), z.maxLength(100)) });

export type SearchIndex = z.infer<typeof searchIndexSchema>;

/** The section of the config. */
export const searchIndexContract = sectionContract(searchIndexSchema);
