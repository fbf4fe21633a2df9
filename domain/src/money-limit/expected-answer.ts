import type { StoreDocument } from '../store-document/contract.js';
import type { BoundaryStep, MoneyLimitQuestion } from './contract.js';

/**
 * Returns whether a cart `step` cents from a limit should be allowed: up to the price limit if cash on delivery is offered,
 * from the threshold of free shipping. (spec core §5, §9)
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
