import { defineMessages } from '../../ui/define-messages.js';

/** Texts of the customer's rights to their data. */
export const dataMessages = defineMessages({
  title: { id: 'your-data.title', defaultMessage: 'Your data' },
  exportTitle: { id: 'your-data.export-title', defaultMessage: 'Download my data' },
  exportLead: {
    id: 'your-data.export-lead',
    defaultMessage:
      'You get a file with everything we store about you: profile, addresses, orders and invoices, reviews, newsletter and requests. We send the link to {email}. It works once, for seven days.',
  },
  exportSend: { id: 'your-data.export-send', defaultMessage: 'Send me the link' },
  exportSent: {
    id: 'your-data.export-sent',
    defaultMessage: 'We send a message to {email}. Open the link in it to download your data.',
  },
  fileReady: { id: 'your-data.file-ready', defaultMessage: 'Your file is ready. You can download it once.' },
  download: { id: 'your-data.download', defaultMessage: 'Download the file' },
  downloaded: {
    id: 'your-data.downloaded',
    defaultMessage: 'The file is among your downloads. Keep it in a safe place.',
  },
  linkUsed: {
    id: 'your-data.link-used',
    defaultMessage: 'This link has been used already or is too old. Ask for a new one below.',
  },
  signInFirst: { id: 'your-data.sign-in-first', defaultMessage: 'Sign in to download your data.' },
  stateOpen: {
    id: 'your-data.state-open',
    defaultMessage: 'Your request is being answered. You hear from us by {date} at the latest.',
  },
  stateReady: {
    id: 'your-data.state-ready',
    defaultMessage: 'We have sent you a link. It works until {date}.',
  },
  stateExpired: { id: 'your-data.state-expired', defaultMessage: 'Your last link has expired.' },
  deleteTitle: { id: 'your-data.delete-title', defaultMessage: 'Delete my account' },
  deleteLead: {
    id: 'your-data.delete-lead',
    defaultMessage:
      'We delete your profile, your addresses, your reviews and your newsletter, and log you out on all devices. This cannot be undone.',
  },
  deleteKept: {
    id: 'your-data.delete-kept',
    defaultMessage:
      'Tax law requires us to keep orders, invoices and payments for up to ten years. We use them for nothing else. Orders on their way are delivered as usual.',
  },
  deleteSubmit: { id: 'your-data.delete-submit', defaultMessage: 'Delete the account for good' },
  deletedTitle: { id: 'your-data.deleted-title', defaultMessage: 'We are deleting your account' },
  deletedLead: {
    id: 'your-data.deleted-lead',
    defaultMessage:
      'You are logged out. As soon as everything is deleted, usually within a few minutes, we send a message to {email}.',
  },
});
