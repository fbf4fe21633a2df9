import { MONEY_LIMIT_QUESTIONS, type MoneyLimit } from '@manifold/domain/money-limit/contract';
import { STORE_SECTION_KEYS } from '@manifold/domain/store-document/section-keys';
import { requireSection } from './registry.js';

/** The fields of all sections whose amounts decide something about a cart. */
export const MONEY_LIMITS: readonly MoneyLimit[] = STORE_SECTION_KEYS.flatMap((section) =>
  Object.entries(requireSection(section).amounts).flatMap(([field, kind]) => {
    const question = MONEY_LIMIT_QUESTIONS.find((each) => each === kind);
    return question ? [{ section, field, question }] : [];
  }),
);
