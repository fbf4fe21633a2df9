import { html, type Html } from '../html.js';
import type { ReceivedCase } from './case-shelf.js';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

const caseRow = ({ receivedAt, fields }: ReceivedCase): Html => {
  const named = new Map(fields);
  const others = fields.filter(([name]) => !['reason', 'subject', 'description'].includes(name));
  return html`<tr>
    <th scope="row">${named.get('subject') ?? '–'}</th>
    <td><time datetime="${receivedAt}">${WHEN.format(new Date(receivedAt))}</time></td>
    <td>${named.get('reason') ?? '–'}</td>
    <td class="wide">${others.map(([name, value]) => html`<code>${name}=${value}</code> `)}</td>
  </tr>`;
};

const caseTable = (cases: readonly ReceivedCase[]): Html =>
  html`<div class="card scroll" role="region" aria-labelledby="cases" tabindex="0">
    <table>
      <caption>
        Newest first, times in UTC; kept until the sandbox stops.
      </caption>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">Received</th>
          <th scope="col">Reason</th>
          <th scope="col">Fields</th>
        </tr>
      </thead>
      <tbody>
        ${cases.map(caseRow)}
      </tbody>
    </table>
  </div>`;

/** What the support platform's stand-in received. */
export const supportSection = (cases: readonly ReceivedCase[]): Html =>
  html`<h2 id="cases">Support requests</h2>
    ${
      cases.length === 0
        ? html`<p class="card">No request yet. The console can send a test from the screen of the support form.</p>`
        : caseTable(cases)
    }`;
