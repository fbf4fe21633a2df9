import { defineMessages } from '../../ui/define-messages.js';

export const deliveryMessages = defineMessages({
  within: {
    id: 'delivery.within',
    defaultMessage: 'Delivery within {days, plural, one {# working day} other {# working days}}',
  },
  by: { id: 'delivery.by', defaultMessage: 'Delivery by {date}' },
});
