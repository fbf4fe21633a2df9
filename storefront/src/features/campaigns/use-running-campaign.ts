import type { PageCampaign } from '@manifold/domain/page-config/contract';
import { nextCampaignChange, runningCampaigns } from '@manifold/domain/campaigns/running';
import { useEffect, useState } from 'react';
import { campaignNames } from '../../platform/campaigns/names.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';

/** A browser timer cannot wait longer than 24 days and stops while a device sleeps, so the time is checked again regularly. */
const RECHECK_MS = 15 * 60_000;

const hasName = ({ campaignName }: { readonly campaignName: string }): boolean => campaignName in campaignNames;

/**
 * Returns the running campaign that ends first, of those that have a name. Hydration uses the server's result; after it the
 * browser's clock decides, so that a campaign starts and ends on time on an open page.
 */
export function useRunningCampaign(): PageCampaign | undefined {
  const { campaigns, preview } = useStoreConfig();
  const [now, setNow] = useState<number>();
  // Only a timer can notice that a campaign has started or ended. A preview shows a fixed instant.
  useEffect(() => {
    if (preview) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const instant = Date.now();
      setNow(instant);
      timer = setTimeout(update, Math.min(nextCampaignChange(campaigns, instant) - instant, RECHECK_MS));
    };
    update();
    return () => clearTimeout(timer);
  }, [campaigns, preview]);
  if (now === undefined) return campaigns.find((campaign) => campaign.isRunning && hasName(campaign));
  const running = runningCampaigns(campaigns.filter(hasName), new Date(now));
  return campaigns.find((campaign) => campaign === running[0]);
}
