import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';

/** What each campaign is called, by its name in the config. One that has no words here is not spoken of. */
export const campaignNames: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  black_friday: { id: 'campaign.black-friday', defaultMessage: 'Black Friday' },
  cyber_week: { id: 'campaign.cyber-week', defaultMessage: 'Cyber Week' },
});
