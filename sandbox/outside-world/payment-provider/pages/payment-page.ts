import { html, type Html } from '../../page/html.js';
import type { Payment } from '../payments/payment.js';

/** Returns an amount as people read it. */
export function shownAmount({ currency, value }: Payment['amount']): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(value / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** A button of a page: what it sends, and its text. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface PaymentPage {
  readonly title: string;
  readonly text: string;
  readonly payment: Payment;
  readonly choices: readonly Choice[];
  /** Where the choice is sent; relative to the page. */
  readonly action: string;
}

const frame = (title: string, content: Html): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/page.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text
  }\n`;

const choiceButton = ({ value, label }: Choice): Html => html`<button name="answer" value="${value}">${label}</button>`;

/** Returns a page with a payment and the shopper's choices. */
export const paymentPage = ({ title, text, payment, choices, action }: PaymentPage): string =>
  frame(
    title,
    html`<p>${text}</p>
      <p class="card">
        <strong>${shownAmount(payment.amount)}</strong> to ${payment.merchantAccount}, ${payment.merchantReference}
      </p>
      <form method="post" action="${action}" class="choices">${choices.map(choiceButton)}</form>`,
  );

/** Returns a page with one sentence. */
export const messageToShopper = (title: string, text: string): string => frame(title, html`<p>${text}</p>`);
