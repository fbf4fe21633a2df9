import type { PageCampaign } from '@manifold/domain/page-config/contract';
import { nextCampaignChange, runningCampaigns } from '@manifold/domain/campaigns/running';
import { useEffect, useState } from 'react';
import { campaignNames } from '../../platform/campaigns/names.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';

/** A timer of the browser cannot wait longer than 24 days, and a device that slept has lost the time: it looks again. */
const LOOKS_AGAIN_MS = 15 * 60_000;

const isWorded = ({ campaignName }: { readonly campaignName: string }): boolean => campaignName in campaignNames;

/**
 * The campaign to speak of: of those that run and have words the one that ends first. The page wakes with what the server
 * saw and goes by its own clock from then on, so that a campaign begins and ends on an open page at its instant.
 */
export function useRunningCampaign(): PageCampaign | undefined {
  const { campaigns, preview } = useStoreConfig();
  const [now, setNow] = useState<number>();
  // Nobody but the clock says that an instant has come. A preview shows an instant of its own.
  useEffect(() => {
    if (preview) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const instant = Date.now();
      setNow(instant);
      timer = setTimeout(look, Math.min(nextCampaignChange(campaigns, instant) - instant, LOOKS_AGAIN_MS));
    };
    look();
    return () => clearTimeout(timer);
  }, [campaigns, preview]);
  if (now === undefined) return campaigns.find((campaign) => campaign.runs && isWorded(campaign));
  const running = runningCampaigns(campaigns.filter(isWorded), new Date(now));
  return campaigns.find((campaign) => campaign === running[0]);
}
