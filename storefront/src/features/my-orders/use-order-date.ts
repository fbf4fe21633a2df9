import { useIntl } from 'react-intl';

/** Returns a function that formats an instant as a day. */
export function useOrderDate(): (instant: string) => string {
  const { formatDate } = useIntl();
  return (instant) => formatDate(instant, { dateStyle: 'long' });
}
