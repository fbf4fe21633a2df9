import { useIntl } from 'react-intl';
import { factMessages } from './messages.js';

/** The name of a product's fact. A key that has no words yet stands for itself: the fact is worth more than its label. */
export function useFactName(): (key: string) => string {
  const { formatMessage } = useIntl();
  return (key) => {
    const message = factMessages[key];
    return message ? formatMessage(message) : key;
  };
}
