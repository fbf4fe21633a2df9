import { carrierSection } from './carrier/carrier-section.js';
import type { ShipmentOrder } from './carrier/shipment.js';
import type { CommerceReport, ReportedOrder } from './commerce/commerce-report.js';
import { html, type Html } from './page/html.js';
import { mailboxSection } from './mailbox/mailbox-section.js';
import type { ReceivedMail } from './mailbox/received-mail.js';
import { newsletterSection } from './newsletter-system/newsletter-section.js';
import type { ReceivedNewsletterEvent } from './newsletter-system/newsletter-system.js';
import { paymentsSection, type PaymentsView } from './payment-provider/control/payments-section.js';
import type { ReceivedCase } from './support-platform/case-store.js';
import { supportSection } from './support-platform/support-section.js';
import { vatSection } from './vat-registers/vat-section.js';
import type { ReceivedVatCheck } from './vat-registers/vat-registers.js';

/** The content of the page; if the commerce report failed, the reason. */
export interface SandboxView {
  readonly shopUrl: string;
  readonly commerceUrl: string;
  readonly projectKey: string;
  /** The requests that the support platform received. */
  readonly cases: readonly ReceivedCase[];
  /** The mails that the mailbox received. */
  readonly mails: readonly ReceivedMail[];
  /** The events that the newsletter system received. */
  readonly newsletter: readonly ReceivedNewsletterEvent[];
  /** The VAT numbers that the registers checked. */
  readonly vatChecks: readonly ReceivedVatCheck[];
  readonly commerce: { readonly report: CommerceReport } | Unavailable;
  readonly shipments: { readonly orders: readonly ShipmentOrder[] } | Unavailable;
  /** Undefined if the sandbox has no database. */
  readonly payments: PaymentsView | Unavailable | undefined;
}

/** Why a part of the page cannot be shown. */
interface Unavailable {
  readonly error: string;
}

const count = (label: string, value: number): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value.toLocaleString('en')}</dd>
  </div>`;

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const orderRow = (order: ReportedOrder): Html =>
  html`<tr>
    <th scope="row">${order.number}</th>
    <td><time datetime="${order.placedAt}">${WHEN.format(new Date(order.placedAt))}</time></td>
    <td>${order.store}</td>
    <td class="amount">${order.total}</td>
    <td>${order.paymentMethod}</td>
    <td><span class="state state-${order.paymentState}">${order.paymentState}</span></td>
  </tr>`;

const orderTable = (orders: readonly ReportedOrder[]): Html =>
  html`<div class="card scroll" role="region" aria-labelledby="last-orders" tabindex="0">
    <table>
      <caption>
        Newest first, times in UTC, totals with tax and shipping.
      </caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Placed</th>
          <th scope="col">Store</th>
          <th scope="col" class="amount">Total</th>
          <th scope="col">Payment method</th>
          <th scope="col">Payment state</th>
        </tr>
      </thead>
      <tbody>
        ${orders.map(orderRow)}
      </tbody>
    </table>
  </div>`;

const lastOrders = (orders: readonly ReportedOrder[]): Html =>
  html`<h2 id="last-orders">Last orders</h2>
    ${
      orders.length === 0
        ? html`<p class="card">No order yet. Place one in the shop and reload this page.</p>`
        : orderTable(orders)
    }`;

function commerceSection({ commerce, commerceUrl, projectKey }: SandboxView): Html {
  const name = html`<div>
    <h3>Commerce backend</h3>
    <p>Project <strong>${projectKey}</strong> at ${commerceUrl}</p>
  </div>`;
  if ('error' in commerce)
    return html`<section class="card system" aria-label="Commerce backend">${name}</section>
      <div class="card error" role="status"><p>It does not answer at the moment: ${commerce.error}.</p></div>`;
  const { report } = commerce;
  return html`<section class="card system" aria-label="Commerce backend">
      ${name}
      <dl>${count('Products', report.products)} ${count('Carts', report.carts)} ${count('Orders', report.orders)}</dl>
    </section>
    ${lastOrders(report.lastOrders)}`;
}

function carrierPart({ shipments }: SandboxView): Html {
  // The section of the commerce backend shows the outage.
  return 'error' in shipments ? html`` : carrierSection(shipments.orders);
}

function paymentProviderSection({ payments }: SandboxView): Html {
  if (payments && !('error' in payments)) return paymentsSection(payments);
  const reason = payments?.error ?? 'it keeps payments in a database, and SANDBOX_DATABASE_URL is not set';
  return html`<h2>Payments</h2>
    <div class="card error" role="status"><p>The payment provider does not answer: ${reason}.</p></div>`;
}

/** Returns the sandbox's page: the embedded systems, and what they received. */
export const sandboxPage = (view: SandboxView): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sandbox – Manifold</title>
        <link rel="stylesheet" href="/page.css" />
      </head>
      <body>
        <main>
          <h1>Sandbox</h1>
          <p>
            The outside systems that this Manifold brings with it, so that everything runs on one machine. A deployment
            talks to the real ones instead. <a href="${view.shopUrl}">Go to the shop</a>
          </p>
          <h2>Embedded systems</h2>
          ${commerceSection(view)} ${carrierPart(view)} ${paymentProviderSection(view)} ${mailboxSection(view.mails)}
          ${newsletterSection(view.newsletter)} ${supportSection(view.cases)} ${vatSection(view.vatChecks)}
        </main>
      </body>
    </html>`.text
  }\n`;
