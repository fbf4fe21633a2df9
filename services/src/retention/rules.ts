/** Retention periods and counts; each is an environment variable. */
export interface RetentionFigures {
  /** The number of publishes of each store whose documents are retained. */
  readonly retainedSnapshots: number;
  readonly changeSetDays: number;
  /** Days after which a finished checkout is anonymised. */
  readonly checkoutPersonDays: number;
  readonly checkoutDays: number;
  readonly supportRequestDays: number;
  readonly webhookDays: number;
  /** Days after which the proof of a consent is deleted. */
  readonly consentDays: number;
  /** Days after which the proof that a data request was answered is deleted. */
  readonly dataRequestDays: number;
  /** Days after which the evidence of an order's VAT number is deleted. */
  readonly vatEvidenceDays: number;
}

/** The treatment of the rows of a table after their retention period. */
export interface RetentionRule {
  readonly table: string;
  /** The columns to set; without it rows are deleted. */
  readonly set?: string;
  /** The condition for due rows; `$1` is the figure. */
  readonly due: string;
  readonly figure: number;
}

/** A finished checkout has no attempt that may still become an order. */
const IS_FINISHED = `NOT EXISTS (SELECT FROM payment_attempt AS open
  WHERE open.cart_id = checkout.cart_id AND open.status IN ('created', 'accepted'))`;
const olderThanDays = (column: string): string => `${column} < now() - make_interval(days => $1::int)`;
const lastTouched = `coalesce((SELECT max(updated_at) FROM payment_attempt AS attempt
  WHERE attempt.cart_id = checkout.cart_id), checkout.created_at)`;

/** Returns the rules in the order in which they must run. docs/operations.md lists the other tables with their reasons. */
export function retentionRules(figures: RetentionFigures): readonly RetentionRule[] {
  const {
    retainedSnapshots,
    changeSetDays,
    checkoutPersonDays,
    checkoutDays,
    supportRequestDays,
    webhookDays,
    consentDays,
    dataRequestDays,
    vatEvidenceDays,
  } = figures;
  return [
    {
      table: 'snapshot',
      // Only the newest are served; older states are computed from the edits of later revisions.
      due: `revision_number < (SELECT min(number) FROM (SELECT DISTINCT revision_number AS number FROM snapshot AS newer
        WHERE newer.store_key = snapshot.store_key ORDER BY number DESC LIMIT $1::int) AS kept)`,
      figure: retainedSnapshots,
    },
    {
      table: 'change_set_edit',
      // A published change set's edits are in its revision. The change set itself stays, because revisions refer to it.
      due: `change_set_id IN (SELECT id FROM change_set WHERE state IN ('published', 'discarded')
        AND ${olderThanDays('updated_at')})`,
      figure: changeSetDays,
    },
    ...['reported_payment', 'provider_report'].map((table) => ({
      table,
      due: olderThanDays('day'),
      figure: checkoutDays,
    })),
    {
      table: 'payment_difference',
      due: `state <> 'open' AND ${olderThanDays('checked_at')}`,
      figure: checkoutDays,
    },
    { table: 'reconciliation_run', due: olderThanDays('started_at'), figure: checkoutDays },
    {
      table: 'checkout',
      set: "anonymous_id = ''",
      due: `anonymous_id <> '' AND ${olderThanDays(lastTouched)} AND ${IS_FINISHED}`,
      figure: checkoutPersonDays,
    },
    {
      table: 'payment_attempt',
      due: `cart_id IN (SELECT cart_id FROM checkout WHERE ${olderThanDays(lastTouched)} AND ${IS_FINISHED})`,
      figure: checkoutDays,
    },
    {
      table: 'checkout',
      due: `${olderThanDays('created_at')} AND NOT EXISTS (SELECT FROM payment_attempt WHERE cart_id = checkout.cart_id)`,
      figure: checkoutDays,
    },
    {
      table: 'support_request',
      due: `delivered_at IS NOT NULL AND ${olderThanDays('at')}`,
      figure: supportRequestDays,
    },
    {
      table: 'sent_mail',
      // The order has the address for as long as the law asks for; a mail that is still to be sent keeps its own.
      set: 'recipient = NULL',
      due: `recipient IS NOT NULL AND state <> 'queued' AND ${olderThanDays('created_at')}`,
      figure: checkoutPersonDays,
    },
    { table: 'sent_mail', due: olderThanDays('created_at'), figure: checkoutDays },
    // The ledger has what they changed.
    {
      table: 'payment_webhook',
      due: `processed_at IS NOT NULL AND ${olderThanDays('received_at')}`,
      figure: webhookDays,
    },
    {
      table: 'vat_check',
      due: `order_number IS NOT NULL AND ${olderThanDays('checked_at')}`,
      figure: vatEvidenceDays,
    },
    {
      table: 'vat_check',
      // A cart may live longer. By the row it is known that its prices may be net, so that its number is checked again.
      set: "vat_number = '', consultation_number = NULL, own_number = NULL",
      due: `order_number IS NULL AND vat_number <> '' AND ${olderThanDays('checked_at')}`,
      figure: checkoutPersonDays,
    },
    { table: 'vat_check', due: `order_number IS NULL AND ${olderThanDays('checked_at')}`, figure: checkoutDays },
    { table: 'consent_record', due: olderThanDays('at'), figure: consentDays },
    // A consent in force keeps its proof.
    {
      table: 'newsletter_event',
      due: `${olderThanDays('at')} AND NOT EXISTS (SELECT FROM newsletter_subscription AS subscription
        WHERE subscription.id = newsletter_event.subscription_id AND cardinality(subscription.channels) > 0)`,
      figure: consentDays,
    },
    // Nobody confirmed these, or everything was ended.
    {
      table: 'newsletter_subscription',
      due: `cardinality(channels) = 0 AND ${olderThanDays('coalesce(mailed_at, created_at)')}`,
      figure: checkoutPersonDays,
    },
    // The link cannot be used any more.
    {
      table: 'data_request',
      set: "state = 'done', token_hash = NULL",
      due: `state = 'ready' AND ${olderThanDays('link_expires_at')}`,
      figure: 1,
    },
    // An open request stays until it is answered.
    { table: 'data_request', due: `state <> 'open' AND ${olderThanDays('finished_at')}`, figure: dataRequestDays },
    { table: 'my_orders_link', due: olderThanDays('expires_at'), figure: 1 },
    { table: 'preview_link', due: olderThanDays('expires_at'), figure: 30 },
    { table: 'staff_link', due: olderThanDays('expires_at'), figure: 1 },
  ];
}
