import type { PageCampaign } from '@manifold/domain/page-config/contract';
import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { campaignNames } from '../../platform/campaigns/names.js';
import { cachedOnServer } from '../../platform/cached-markup/CachedMarkup.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { Icon } from '../../ui/Icon.js';
import { campaignEnd } from './campaign-end.js';
import { campaignMessages, campaignTexts } from './messages.js';
import { HIDE_SCRIPT, useDismissal, useIsHydrating } from './use-dismissal.js';
import { useRunningCampaign } from './use-running-campaign.js';

export interface CampaignBannerProps {
  /** Moves the keyboard focus after the banner was dismissed. */
  readonly onDismissed: () => void;
}

/** The running campaign: its name and text, its end, and a link to its products (spec shell §2.1, core §1). */
export function CampaignBanner({ onDismissed }: CampaignBannerProps) {
  const campaign = useRunningCampaign();
  return campaign ? <Banner key={campaign.campaignName} campaign={campaign} onDismissed={onDismissed} /> : null;
}

interface BannerProps extends CampaignBannerProps {
  readonly campaign: PageCampaign;
}

function UncachedBanner({ campaign, onDismissed }: BannerProps) {
  const { formatMessage } = useIntl();
  const { slugs } = useStoreConfig();
  const { campaignName, endDate } = campaign;
  const id = `${campaignName} ${endDate}`;
  const isHydrating = useIsHydrating();
  const [isDismissed, dismiss] = useDismissal(id);
  const [name, text] = [campaignNames[campaignName], campaignTexts[campaignName]];
  if (isDismissed || !name || !text) return null;
  const hide = () => {
    dismiss();
    onDismissed();
  };
  return (
    // The script may have hidden the banner before hydration; React must not report that as a mismatch.
    <aside
      data-campaign={id}
      aria-label={formatMessage(name)}
      suppressHydrationWarning
      className="border-b border-hairline bg-accent-tint print:hidden"
    >
      {isHydrating ? <script dangerouslySetInnerHTML={{ __html: HIDE_SCRIPT }} /> : null}
      <div className="page flex items-start gap-3 py-2.5 lg:items-center">
        <Icon name="tag" className="mt-0.5 size-5 shrink-0 text-accent lg:mt-0" />
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
          <p className="min-w-0">
            <strong className="mr-2 text-md font-bold">{formatMessage(name)}</strong>
            {formatMessage(text)}
          </p>
          <CampaignEnd campaign={campaign} />
          <Link
            to="/$slug"
            params={{ slug: slugs.sale }}
            search={{ campaign: campaignName }}
            className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-strong underline underline-offset-4 hover:no-underline lg:ml-auto"
          >
            {formatMessage(campaignMessages.offers)}
          </Link>
        </div>
        <button
          type="button"
          onClick={hide}
          aria-label={formatMessage(campaignMessages.dismiss)}
          className="-my-1.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface"
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}

/** The end of the campaign in the store's time zone. */
function CampaignEnd({ campaign: { endDate } }: { readonly campaign: PageCampaign }) {
  const { formatMessage, formatDate, formatTime } = useIntl();
  const { timeZone } = useStoreConfig();
  const { instant, isWholeDay } = campaignEnd(endDate, timeZone);
  const day = formatDate(instant, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const time = formatTime(instant, { timeZone, hour: '2-digit', minute: '2-digit' });
  return (
    // Server and browser may format a date differently.
    <p className="text-ink-soft" suppressHydrationWarning>
      <time dateTime={endDate} suppressHydrationWarning>
        {formatMessage(isWholeDay ? campaignMessages.lastDay : campaignMessages.ends, { day, time })}
      </time>
    </p>
  );
}

const Banner = import.meta.env.SSR
  ? cachedOnServer(UncachedBanner, {
      ownerOf: ({ campaign }) => campaign,
      // On the page of the sale the link is marked as current.
      variantOf: (_, { pathname, shop }) =>
        pathname.startsWith(`/${shop.config.first.slugs.sale}`) ? undefined : 'campaign banner',
    })
  : UncachedBanner;
