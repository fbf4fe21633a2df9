import { defineMessages } from '../../ui/define-messages.js';

export const noticeMessages = defineMessages({
  dismiss: { id: 'shell.dismiss', defaultMessage: 'Dismiss' },
});
