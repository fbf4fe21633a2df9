import { useObservable } from '../observable/observable.js';
import { useShop } from '../shop/shop.js';
import { NoticeRegion } from '../../ui/NoticeRegion.js';
import { useIntl } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';

export const noticeMessages = defineMessages({
  dismiss: { id: 'shell.dismiss', defaultMessage: 'Dismiss' },
  retry: { id: 'shell.retry', defaultMessage: 'Try again' },
});

const NONE: readonly never[] = [];

/** The notices of the page. Hidden while a modal panel makes the page inert; the cart drawer shows its own. */
export function ShopNotices() {
  const { formatMessage } = useIntl();
  const { notices, panels } = useShop();
  const all = useObservable(notices.all);
  const isPanelOpen = useObservable(panels) !== undefined;
  return (
    <NoticeRegion
      notices={isPanelOpen ? NONE : all}
      dismissLabel={formatMessage(noticeMessages.dismiss)}
      retryLabel={formatMessage(noticeMessages.retry)}
      onDismiss={notices.dismiss}
    />
  );
}
