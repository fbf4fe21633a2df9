import { html, type Html } from '../page/html.js';
import { receivedSection, shownInstant } from '../page/received-section.js';
import { BEHAVIOURS, CODES } from './test-numbers.js';
import type { ReceivedVatCheck } from './vat-registers.js';

const checkRow = ({ receivedAt, register, number, code }: ReceivedVatCheck): Html =>
  html`<tr>
    <th scope="row">${number}</th>
    <td>${shownInstant(receivedAt)}</td>
    <td>${register}</td>
    <td>${code}</td>
  </tr>`;

const BEHAVIOUR_TEXTS = {
  slow: 'answers after ten seconds',
  'half-open': 'begins an answer and falls silent',
  unreadable: 'sends a damaged answer',
  down: 'fails with status 500',
} as const;

const numberRow = (code: number, text: string): Html =>
  html`<tr>
    <th scope="row"><code>…000${code}</code></th>
    <td class="wide">${text}</td>
  </tr>`;

const rows = (): Html[] => [
  ...Object.entries(CODES).map(([code, text]) => numberRow(Number(code), `code ${code}: ${text}`)),
  ...Object.entries(BEHAVIOURS).map(([code, behaviour]) => numberRow(Number(code), BEHAVIOUR_TEXTS[behaviour])),
];

/** Returns the section with the test numbers and the checks that the registers received. */
export const vatSection = (checks: readonly ReceivedVatCheck[]): Html =>
  html`${receivedSection({
      id: 'vat-checks',
      title: 'VAT registers',
      columns: ['Number', 'Received', 'Register', 'Code'],
      rows: checks.map(checkRow),
      none: 'No check yet. Type a VAT number as a company at the checkout.',
    })}
    <details class="card">
      <summary>VAT numbers for tests</summary>
      <p>
        eVatR, VIES and HMRC answer by the end of the number. Slovakia: 4000000201 is not assigned, 4000000888 is slow.
        Every other number is valid.
      </p>
      <table>
        <tbody>
          ${rows()}
        </tbody>
      </table>
    </details>`;
