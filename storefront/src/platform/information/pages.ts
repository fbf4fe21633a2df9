import type { PageConfig } from '@manifold/domain/page-config/contract';
import {
  type InformationPageKey,
  SHOWN_PAGE_KEYS,
  type ShownPageKey,
} from '@manifold/domain/page-slugs/information-pages';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';

/** The key of an information page; each has a text. */
export type InformationKey = InformationPageKey;

export interface InformationPage {
  readonly key: InformationKey;
  /** The column of the footer with its link. */
  readonly column: 'service' | 'company';
}

export const INFORMATION_PAGES: readonly InformationPage[] = [
  { key: 'dispatch-information', column: 'service' },
  { key: 'return-policy', column: 'service' },
  { key: 'payment', column: 'service' },
  { key: 'help-centre', column: 'service' },
  { key: 'contact', column: 'service' },
  { key: 'terms-and-conditions', column: 'company' },
  { key: 'privacy-data', column: 'company' },
  { key: 'company-information', column: 'company' },
  { key: 'product-recalls', column: 'company' },
];

/** Returns the information page that a slug of this store and locale names. */
export function informationPageOf(slug: string, { slugs }: Pick<PageConfig, 'slugs'>): InformationPage | undefined {
  return INFORMATION_PAGES.find(({ key }) => slugs[key] === slug);
}

/** Returns the paths of a page with a slug in the store's other languages, by language. */
export function informationPaths(
  key: ShownPageKey,
  { otherSlugs }: Pick<PageConfig, 'otherSlugs'>,
): Record<string, string> {
  const index = SHOWN_PAGE_KEYS.indexOf(key);
  return Object.fromEntries(Object.entries(otherSlugs).map(([language, slugs]) => [language, `/${slugs[index]}`]));
}

export const informationTitles: Readonly<Record<InformationKey, MessageDescriptor>> = defineMessages({
  'dispatch-information': { id: 'information.dispatch-information', defaultMessage: 'Shipping and delivery' },
  'return-policy': { id: 'information.return-policy', defaultMessage: 'Returns and complaints' },
  payment: { id: 'information.payment', defaultMessage: 'Payment methods' },
  'help-centre': { id: 'information.help-centre', defaultMessage: 'Questions and answers' },
  contact: { id: 'information.contact-page', defaultMessage: 'Contact' },
  'terms-and-conditions': { id: 'information.terms-and-conditions', defaultMessage: 'Terms and conditions' },
  'privacy-data': { id: 'information.privacy-data', defaultMessage: 'Privacy policy' },
  'company-information': { id: 'information.company-information', defaultMessage: 'Company information' },
  'product-recalls': { id: 'information.product-recalls', defaultMessage: 'Product recalls' },
});
