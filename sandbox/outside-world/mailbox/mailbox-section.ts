import { html, type Html } from '../html.js';
import type { ReceivedMail } from './mailbox.js';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

const mailRow = ({ template, to, storeKey, locale, link, receivedAt }: ReceivedMail): Html =>
  html`<tr>
    <th scope="row">${template}</th>
    <td><time datetime="${receivedAt}">${WHEN.format(new Date(receivedAt))}</time></td>
    <td>${to}</td>
    <td>${storeKey}, ${locale}</td>
    <td class="wide"><a href="${link}">${link}</a></td>
  </tr>`;

const mailTable = (mails: readonly ReceivedMail[]): Html =>
  html`<div class="card scroll" role="region" aria-labelledby="mails" tabindex="0">
    <table>
      <caption>
        Newest first, times in UTC; kept until the sandbox stops.
      </caption>
      <thead>
        <tr>
          <th scope="col">Mail</th>
          <th scope="col">Received</th>
          <th scope="col">To</th>
          <th scope="col">Store</th>
          <th scope="col">Link</th>
        </tr>
      </thead>
      <tbody>
        ${mails.map(mailRow)}
      </tbody>
    </table>
  </div>`;

/** What the mail system's stand-in was asked to send. */
export const mailboxSection = (mails: readonly ReceivedMail[]): Html =>
  html`<h2 id="mails">Mails</h2>
    ${
      mails.length === 0
        ? html`<p class="card">No mail yet. Whoever signs up in the shop, or forgets a password, is sent one.</p>`
        : mailTable(mails)
    }`;
