import { defineMessages } from '../../ui/define-messages.js';

export const sliderMessages = defineMessages({
  previous: { id: 'slider.previous', defaultMessage: 'Show previous products' },
  next: { id: 'slider.next', defaultMessage: 'Show more products' },
});
