import { ENDED_LINK } from '@manifold/domain/newsletter/contract';
import { pathPrefix } from '@manifold/domain/store/default-locale';
import type { Visit } from './visit.js';
import { consentTarget } from '../redirects/consent-target.js';

/** Returns where a link leads that no longer works: the sign-up in the link's language, with the rest of its query. */
export function endedLinkTarget({ snapshot, locale, address }: Visit): string {
  const { sections, locales } = snapshot.document;
  const slug = locales[locale]?.['page-slugs'].slugs.newsletter ?? '';
  const { query } = consentTarget(address.query, []);
  return `${pathPrefix(sections.store, locale)}/${slug}${query ? `?${query}` : ''}#${ENDED_LINK}`;
}
