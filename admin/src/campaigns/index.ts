export { CampaignsEditor } from './CampaignsEditor.js';
export { RunningCampaigns } from './RunningCampaigns.js';
