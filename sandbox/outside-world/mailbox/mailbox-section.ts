import { html, type Html } from '../html.js';
import { receivedSection, shownInstant } from '../received-section.js';
import type { ReceivedMail } from './mailbox.js';

const mailRow = ({ template, to, storeKey, locale, link, receivedAt }: ReceivedMail): Html =>
  html`<tr>
    <th scope="row">${template}</th>
    <td>${shownInstant(receivedAt)}</td>
    <td>${to}</td>
    <td>${storeKey}, ${locale}</td>
    <td class="wide"><a href="${link}">${link}</a></td>
  </tr>`;

/** What the mail system's stand-in was asked to send. */
export const mailboxSection = (mails: readonly ReceivedMail[]): Html =>
  receivedSection({
    id: 'mails',
    title: 'Mails',
    columns: ['Mail', 'Received', 'To', 'Store', 'Link'],
    rows: mails.map(mailRow),
    none: 'No mail yet. Whoever signs up in the shop, or forgets a password, is sent one.',
  });
