import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';

/** The text of each campaign, by its name in the config. */
export const campaignTexts: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  black_friday: {
    id: 'campaign.black-friday-text',
    defaultMessage: 'Selected machines from every department at a reduced price.',
  },
  cyber_week: {
    id: 'campaign.cyber-week-text',
    defaultMessage: 'Now it is the turn of other machines: reduced in every department.',
  },
});

export const campaignMessages = defineMessages({
  lastDay: { id: 'campaign.last-day', defaultMessage: 'Last day: {day}' },
  ends: { id: 'campaign.ends', defaultMessage: 'Ends: {day}, {time}' },
  offers: { id: 'campaign.offers', defaultMessage: 'See the offers' },
  dismiss: { id: 'campaign.dismiss', defaultMessage: 'Hide this notice' },
});
