import { useObservable } from '../observable/use-observable.js';
import { useShop } from '../shop/shop-context.js';
import { NoticeRegion } from '../../ui/NoticeRegion.js';
import { useIntl } from 'react-intl';
import { noticeMessages } from './messages.js';

const NONE: readonly never[] = [];

/**
 * The short messages of this page. A modal panel makes everything outside it inert, so a panel that can fail shows its own
 * (`isInPanel`) and the page's stay silent as long.
 */
export function ShopNotices({ isInPanel = false }: { readonly isInPanel?: boolean }) {
  const { formatMessage } = useIntl();
  const { notices, panels } = useShop();
  const all = useObservable(notices.all, NONE);
  const isPanelOpen = useObservable(panels) !== undefined;
  return (
    <NoticeRegion
      isInPanel={isInPanel}
      notices={isPanelOpen === isInPanel ? all : NONE}
      dismissLabel={formatMessage(noticeMessages.dismiss)}
      onDismiss={notices.dismiss}
    />
  );
}
