import type { PageCampaign } from '@manifold/domain/page-config/contract';
import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { campaignNames } from '../../platform/campaigns/names.js';
import { keptOnServer } from '../../platform/kept-markup/KeptMarkup.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { Icon } from '../../ui/Icon.js';
import { campaignEnd } from './campaign-end.js';
import { campaignMessages, campaignTexts } from './messages.js';
import { HIDE_SCRIPT, useDismissal, useIsWaking } from './use-dismissal.js';
import { useRunningCampaign } from './use-running-campaign.js';

export interface CampaignBannerProps {
  /** Where the keyboard goes on when the notice is put away. */
  readonly onDismissed: () => void;
}

/** The campaign that runs: what it is about, until when, and the way to its products (spec shell §2.1, core §1). */
export function CampaignBanner({ onDismissed }: CampaignBannerProps) {
  const campaign = useRunningCampaign();
  return campaign ? <Banner key={campaign.campaignName} campaign={campaign} onDismissed={onDismissed} /> : null;
}

function Banner({ campaign, onDismissed }: CampaignBannerProps & { readonly campaign: PageCampaign }) {
  const { formatMessage } = useIntl();
  const { slugs } = useStoreConfig();
  const { campaignName, endDate } = campaign;
  const id = `${campaignName} ${endDate}`;
  const isWaking = useIsWaking();
  const [isDismissed, dismiss] = useDismissal(id);
  const [name, text] = [campaignNames[campaignName], campaignTexts[campaignName]];
  if (isDismissed || !name || !text) return null;
  const putAway = () => {
    dismiss();
    onDismissed();
  };
  return (
    // The script may have hidden it already: that is no difference to mend.
    <aside
      data-campaign={id}
      aria-label={formatMessage(name)}
      suppressHydrationWarning
      className="border-b border-hairline bg-accent-tint print:hidden"
    >
      {isWaking ? <script dangerouslySetInnerHTML={{ __html: HIDE_SCRIPT }} /> : null}
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
          onClick={putAway}
          aria-label={formatMessage(campaignMessages.dismiss)}
          className="-my-1.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface"
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}

function WholeEnd({ campaign: { endDate } }: { readonly campaign: PageCampaign }) {
  const { formatMessage, formatDate, formatTime } = useIntl();
  const { timeZone } = useStoreConfig();
  const { instant, isWholeDay } = campaignEnd(endDate, timeZone);
  const day = formatDate(instant, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const time = formatTime(instant, { timeZone, hour: '2-digit', minute: '2-digit' });
  return (
    // Two machines may write a day in two ways.
    <p className="text-ink-soft" suppressHydrationWarning>
      <time dateTime={endDate} suppressHydrationWarning>
        {formatMessage(isWholeDay ? campaignMessages.lastDay : campaignMessages.ends, { day, time })}
      </time>
    </p>
  );
}

/** Until when, in words and by the store's clocks. */
const CampaignEnd = import.meta.env.SSR
  ? keptOnServer(WholeEnd, { thingOf: ({ campaign }) => campaign, formOf: () => 'end' })
  : WholeEnd;
