import { oncePerValue, when, type LintRule } from './rule.js';
import type { StoreDocument } from '../store-document/contract.js';

/** The seeds come to a twentieth of it; a store with thousands of redirects still fits. */
export const MOST_DOCUMENT_CHARACTERS = 4_000_000;

const lengthOf = oncePerValue((document: StoreDocument) => JSON.stringify(document).length);

/** Bounds on a store's document as a whole: every replica keeps all of them in memory. */
export const documentRules: readonly LintRule[] = [
  {
    key: 'document-too-large',
    severity: 'error',
    section: 'store',
    check: (document) => {
      const characters = lengthOf(document);
      return when(characters > MOST_DOCUMENT_CHARACTERS, 'label', { characters, most: MOST_DOCUMENT_CHARACTERS });
    },
  },
];
