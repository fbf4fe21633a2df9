import { oncePerValue, when, type LintRule } from './rule.js';
import type { StoreDocument } from '../store-document/contract.js';

/** About twenty times the size of the seeds; enough for a store with thousands of redirects. */
export const MAXIMUM_DOCUMENT_CHARACTERS = 4_000_000;

const lengthOf = oncePerValue((document: StoreDocument) => JSON.stringify(document).length);

/** Rules on the size of a document, because every replica keeps all documents in memory. */
export const documentRules: readonly LintRule[] = [
  {
    key: 'document-too-large',
    severity: 'error',
    section: 'store',
    check: (document) => {
      const characters = lengthOf(document);
      return when(characters > MAXIMUM_DOCUMENT_CHARACTERS, 'label', {
        characters,
        maximum: MAXIMUM_DOCUMENT_CHARACTERS,
      });
    },
  },
];
