import { useIntl } from 'react-intl';
import { noticeMessages } from '../../platform/notifications/ShopNotices.js';
import type { Notice } from '../../platform/shop/notices.js';
import { useObservable } from '../../platform/observable/observable.js';
import { usePanel } from '../../platform/panels/use-panel.js';
import { useShop } from '../../platform/shop/shop.js';
import { NoticeCard } from '../../ui/NoticeRegion.js';

const NONE: readonly Notice[] = [];

/** The notices while the drawer is open. Problems appear above the lines; a status is only announced, because the line itself shows it. */
export function DrawerNotices() {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const { isOpen } = usePanel('cart');
  const all = useObservable(notices.all);
  const shown = isOpen ? all : NONE;
  return (
    <>
      <p role="status" className="sr-only">
        {shown.find(({ kind }) => kind === 'status')?.text}
      </p>
      <div role="alert" className="px-5 *:mt-4">
        {shown
          .filter(({ kind }) => kind === 'problem')
          .map(({ id, kind, text, retry }) => (
            <NoticeCard
              key={id}
              id={id}
              kind={kind}
              text={text}
              {...(retry ? { retry } : {})}
              retryLabel={formatMessage(noticeMessages.retry)}
              dismissLabel={formatMessage(noticeMessages.dismiss)}
              onDismiss={notices.dismiss}
            />
          ))}
      </div>
    </>
  );
}
