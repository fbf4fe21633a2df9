import { useIntl } from 'react-intl';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { categoryNames, categoryTexts, consentMessages } from './messages.js';

/** Returns the texts of the question: the store's own if it has some, otherwise the shop's. */
export function useConsentTexts() {
  const { formatMessage, formatList } = useIntl();
  const { title, text, categories } = useStoreConfig().cookieConsent;
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
