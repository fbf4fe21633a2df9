import type { StoreDocument } from '../store-document/contract.js';
import type { BoundaryStep, MoneyLimitQuestion } from './contract.js';

/**
 * Whether a cart so many cents beside a limit is to be allowed: up to the price limit where the store offers it at all, from
 * the threshold on. (spec core §5, §9)
 */
export function expectedAnswer(
  question: MoneyLimitQuestion,
  step: BoundaryStep,
  { sections }: Pick<StoreDocument, 'sections'>,
): boolean {
  switch (question) {
    case 'cash-on-delivery':
      return sections['cash-on-delivery'].enabled && step <= 0;
    case 'free-shipping':
      return step >= 0;
  }
}
