import { html, type Html } from '../page/html.js';
import { receivedSection, shownInstant } from '../page/received-section.js';
import type { ReceivedMail } from './received-mail.js';

const mailRow = ({ id, to, receivedAt, template, message, facts }: ReceivedMail): Html => {
  const { link } = facts;
  return html`<tr>
    <th scope="row"><a href="/mailbox/${id}">${message.subject}</a></th>
    <td>${shownInstant(receivedAt)}</td>
    <td>${to}</td>
    <td>${message.from.name}${template === null ? '' : `, ${template}`}</td>
    <td class="wide">${typeof link === 'string' ? html`<a href="${link}">${link}</a>` : ''}</td>
  </tr>`;
};

/** Returns the section with the mails that the mailbox received. */
export const mailboxSection = (mails: readonly ReceivedMail[]): Html =>
  receivedSection({
    id: 'mails',
    title: 'Mails',
    columns: ['Mail', 'Received', 'To', 'From', 'Link'],
    rows: mails.map(mailRow),
    none: 'No mail yet. The shop sends one after an order, a sign-up or a forgotten password.',
  });
