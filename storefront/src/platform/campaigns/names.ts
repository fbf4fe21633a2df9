import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';

/** The display name of each campaign, by its name in the config. Campaigns without an entry are not shown. */
export const campaignNames: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  black_friday: { id: 'campaign.black-friday', defaultMessage: 'Black Friday' },
  cyber_week: { id: 'campaign.cyber-week', defaultMessage: 'Cyber Week' },
});
