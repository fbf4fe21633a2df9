import type { SectionPlan } from '../shared/section/section-plan.js';
import { CampaignsEditor } from './CampaignsEditor.js';
import { RunningCampaigns } from './RunningCampaigns.js';

/** Configures the screen of the campaigns. */
export const campaignsPlan: SectionPlan = {
  key: 'campaigns',
  lines: 'country',
  editors: { campaigns: CampaignsEditor },
  Above: RunningCampaigns,
};
