import { defineMessages } from '../../ui/define-messages.js';

export const previewMessages = defineMessages({
  title: { id: 'preview.title', defaultMessage: 'Preview of the draft “{name}”' },
  at: { id: 'preview.at', defaultMessage: 'as of {instant}' },
  explain: { id: 'preview.explain', defaultMessage: 'Not published. Orders are not taken here.' },
  leave: { id: 'preview.leave', defaultMessage: 'Leave the preview' },
});
