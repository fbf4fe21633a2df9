import type { PageConfig } from '@manifold/domain/page-config/contract';
import { type IntlShape, useIntl } from 'react-intl';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { categoryNames, categoryTexts, consentMessages } from './messages.js';

/** Returns the texts of the question: the store's own if it has some, otherwise the shop's. */
export function consentTexts(
  { formatMessage, formatList }: Pick<IntlShape, 'formatMessage' | 'formatList'>,
  { title, text, categories }: PageConfig['cookieConsent'],
) {
  const parts = categories.map((category) => ({
    category,
    name: formatMessage(categoryNames[category]),
    text: formatMessage(categoryTexts[category]),
  }));
  const purposes = formatList(parts.map(({ name }) => name));
  return {
    title: title ?? formatMessage(consentMessages.title),
    text: text ?? formatMessage(consentMessages.text, { purposes }),
    parts,
  };
}

/** Returns all texts that a visitor answers, in their order. */
export const shownTexts = ({ title, text, parts }: ReturnType<typeof consentTexts>): readonly string[] => [
  title,
  text,
  ...parts.flatMap(({ name, text: about }) => [name, about]),
];

/** Returns the texts of the store's question. */
export function useConsentTexts(): ReturnType<typeof consentTexts> {
  return consentTexts(useIntl(), useStoreConfig().cookieConsent);
}
