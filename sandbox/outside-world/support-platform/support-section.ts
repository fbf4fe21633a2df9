import { html, type Html } from '../page/html.js';
import { receivedSection, shownInstant } from '../page/received-section.js';
import type { ReceivedCase } from './case-store.js';

const caseRow = ({ receivedAt, fields }: ReceivedCase): Html => {
  const named = new Map(fields);
  const others = fields.filter(([name]) => !['reason', 'subject', 'description'].includes(name));
  return html`<tr>
    <th scope="row">${named.get('subject') ?? '–'}</th>
    <td>${shownInstant(receivedAt)}</td>
    <td>${named.get('reason') ?? '–'}</td>
    <td class="wide">${others.map(([name, value]) => html`<code>${name}=${value}</code> `)}</td>
  </tr>`;
};

/** Returns the section with the requests that the support platform received. */
export const supportSection = (cases: readonly ReceivedCase[]): Html =>
  receivedSection({
    id: 'cases',
    title: 'Support requests',
    columns: ['Subject', 'Received', 'Reason', 'Fields'],
    rows: cases.map(caseRow),
    none: 'No request yet. The console can send a test from the screen of the support form.',
  });
