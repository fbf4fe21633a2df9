import { html, type Html } from '../../page/html.js';
import { receivedSection, shownInstant } from '../../page/received-section.js';
import { TEST_CARDS } from '../methods/test-cards.js';
import { shownAmount } from '../pages/payment-page.js';
import type { Payment } from '../payments/payment.js';
import type { Settings } from '../settings/settings.repository.js';
import type { Webhook } from '../webhooks/webhooks.repository.js';
import { possibleControls } from './controls.js';

/** The data of the payment provider that the sandbox's page shows. */
export interface PaymentsView {
  readonly payments: readonly Payment[];
  readonly webhooks: readonly Webhook[];
  readonly settings: Settings;
}

const STORED = 'Newest first, times in UTC; stored in the sandbox’s database.';

/** Returns the state of a payment in words. */
export function stateOf(payment: Payment): string {
  const { state, authorised, captured, refunded, chargedBack, voucher } = payment;
  if (state === 'action-required') return 'Waiting for the shopper';
  if (state === 'pending') return voucher ? 'Voucher not paid' : 'Pending';
  if (state !== 'authorised') return state.charAt(0).toUpperCase() + state.slice(1);
  if (chargedBack > 0) return 'Charged back';
  if (refunded > 0) return refunded < captured ? 'Partly refunded' : 'Refunded';
  if (captured > 0) return captured < authorised ? 'Partly captured' : 'Captured';
  return 'Authorised';
}

const GOOD = new Set(['Authorised', 'Captured', 'Partly captured']);
const BAD = new Set(['Refused', 'Expired', 'Charged back']);

function stateClass(state: string): string {
  if (GOOD.has(state)) return 'state-Paid';
  return BAD.has(state) ? 'state-Failed' : '';
}

function deliveryOf({ dueAt, attempts }: Webhook, url: string | null): string {
  if (dueAt === null) return 'Accepted';
  if (attempts > 0) return 'Not accepted';
  return url === null ? 'No address' : 'Waiting';
}

const button = (action: string, label: string): Html =>
  html`<form method="post" action="/payment-provider/${action}"><button>${label}</button></form> `;

function paymentRow(payment: Payment): Html {
  const { pspReference, merchantReference, merchantAccount, createdAt, amount, shownMethod, refusal } = payment;
  const state = stateOf(payment);
  return html`<tr>
    <th scope="row">${merchantReference}<br /><code>${pspReference}</code></th>
    <td>${shownInstant(createdAt)}<br />${merchantAccount}</td>
    <td>${shownAmount(amount)}<br />${shownMethod}</td>
    <td><span class="state ${stateClass(state)}">${state}</span><br />${refusal?.reason ?? ''}</td>
    <td class="choices">
      ${possibleControls(payment).map(({ name, label }) => button(`payments/${pspReference}/${name}`, label))}
    </td>
  </tr>`;
}

function webhookRow(webhook: Webhook, url: string | null): Html {
  const { id, item, dueAt, attempts, lastAnswer } = webhook;
  const success = item.success === 'true' ? 'success' : 'failure';
  return html`<tr>
    <th scope="row">${item.eventCode}</th>
    <td>${shownInstant(item.eventDate)}<br />${item.merchantReference}</td>
    <td>${success}<br />${item.reason}</td>
    <td>
      <span class="state ${dueAt === null ? 'state-Paid' : ''}">${deliveryOf(webhook, url)}</span>
      <br />${attempts === 0 ? '' : `${attempts} × sent, last answer ${lastAnswer ?? '–'}`}
    </td>
    <td class="choices">${button(`webhooks/${id}/send`, 'Send again')}</td>
  </tr>`;
}

const checkbox = (name: string, label: string, isOn: boolean): Html =>
  html`<label><input type="checkbox" name="${name}" ${isOn ? 'checked' : ''} /> ${label}</label>`;

const amountField = (name: string, label: string, value: number): Html =>
  html`<label>${label} <input type="number" min="0" name="${name}" value="${value}" /></label>`;

const settingsForm = (settings: Settings): Html =>
  html`<form method="post" action="/payment-provider/settings" class="card settings">
    <label>Send webhooks to <input type="url" name="webhookUrl" value="${settings.webhookUrl ?? ''}" /></label>
    ${checkbox('holdWebhooks', 'Hold back webhooks', settings.holdWebhooks)}
    ${checkbox('shuffleWebhooks', 'Send in random order', settings.shuffleWebhooks)}
    ${amountField('extraCopies', 'Extra copies of each', settings.extraCopies)}
    ${amountField('webhookDelayMs', 'Delay of webhooks in ms', settings.webhookDelayMs)}
    ${amountField('answerDelayMs', 'Delay of answers in ms', settings.answerDelayMs)}
    ${amountField('answersToLose', 'Answers to lose', settings.answersToLose)}
    ${checkbox('reportsFail', 'Reports cannot be downloaded', settings.reportsFail)}
    <button>Save</button>
  </form>`;

const cards = html`<details class="card">
  <summary>Test cards (any date in the future; security code 737, for American Express 7373)</summary>
  <ul>
    ${TEST_CARDS.map(({ number, brand, effect }) => html`<li><code>${number}</code> ${brand}: ${effect}</li> `)}
  </ul>
</details>`;

/** Returns the sections with the payments and webhooks of the payment provider. */
export const paymentsSection = ({ payments, webhooks, settings }: PaymentsView): Html =>
  html`${receivedSection({
    id: 'payments',
    title: 'Payments',
    caption: STORED,
    columns: ['Payment', 'Created', 'Amount', 'State', 'Actions'],
    rows: payments.map(paymentRow),
    none: 'No payment yet. The shop creates one when a shopper pays by card or another method of the provider.',
  })}
  ${cards}
  ${receivedSection({
    id: 'webhooks',
    title: 'Webhooks of the payment provider',
    caption: STORED,
    columns: ['Event', 'Created', 'Result', 'Delivery', 'Actions'],
    rows: webhooks.map((webhook) => webhookRow(webhook, settings.webhookUrl)),
    none: 'No webhook yet.',
  })}
  ${settingsForm(settings)}`;
