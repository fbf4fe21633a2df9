import type { PageKey } from '@manifold/domain/page-slugs/contract';
import type { Sentence } from '@manifold/domain/readiness/contract';
import { pageFacts } from '@manifold/domain/readiness/page-facts';

/** A page with less than a paragraph counts as empty. */
const MINIMUM_CHARACTERS = 120;

const tooShort = (length: number): Sentence => ({
  en: `${length} of at least ${MINIMUM_CHARACTERS} characters`,
  de: `${length} von mindestens ${MINIMUM_CHARACTERS} Zeichen`,
});

const notNamed = (name: string): Sentence => ({ en: `does not name ${name}`, de: `nennt ${name} nicht` });

/** Returns the problems of a legal page's content. The company's page must name its owner. */
export function contentProblems(html: string, key: PageKey, { legalName }: { readonly legalName: string }): Sentence[] {
  const { heading, text } = pageFacts(html);
  return [
    ...(heading === '' ? [{ en: 'no heading', de: 'keine Überschrift' }] : []),
    ...(text.length < MINIMUM_CHARACTERS ? [tooShort(text.length)] : []),
    ...(/[{}]/.test(text) ? [{ en: 'an unfilled placeholder', de: 'ein nicht ausgefüllter Platzhalter' }] : []),
    ...(key === 'company-information' && !text.includes(legalName) ? [notNamed(legalName)] : []),
  ];
}
