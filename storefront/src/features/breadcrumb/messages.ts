import { defineMessages } from '../../ui/define-messages.js';

export const breadcrumbMessages = defineMessages({
  label: { id: 'breadcrumb.label', defaultMessage: 'You are here' },
  home: { id: 'breadcrumb.home', defaultMessage: 'Home' },
});
