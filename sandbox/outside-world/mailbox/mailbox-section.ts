import { html, type Html } from '../page/html.js';
import { receivedSection, shownInstant } from '../page/received-section.js';
import type { ReceivedMail } from './mailbox.js';

function senderOf(mail: ReceivedMail): string {
  if ('storeKey' in mail) return `${mail.storeKey}, ${mail.locale}`;
  return 'policy' in mail ? `console, ${mail.policy}` : 'console';
}

const mailRow = (mail: ReceivedMail): Html => {
  const { template, to, link, receivedAt } = mail;
  return html`<tr>
    <th scope="row">${template}</th>
    <td>${shownInstant(receivedAt)}</td>
    <td>${to}</td>
    <td>${senderOf(mail)}</td>
    <td class="wide"><a href="${link}">${link}</a></td>
  </tr>`;
};

/** Returns the section with the mails that the mailbox received. */
export const mailboxSection = (mails: readonly ReceivedMail[]): Html =>
  receivedSection({
    id: 'mails',
    title: 'Mails',
    columns: ['Mail', 'Received', 'To', 'From', 'Link'],
    rows: mails.map(mailRow),
    none: 'No mail yet. The shop sends one after a sign-up or a forgotten password.',
  });
