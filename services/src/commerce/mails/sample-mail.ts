import { retainedUntil } from '@manifold/domain/data-rights/periods';
import { mailedPath } from '@manifold/domain/entry-goal/entry-goal';
import type { PreviewedMail } from '@manifold/domain/mail-preview/contract';
import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import type { MailContext } from './mail-context.js';
import type { MailBody } from './mail-frame.js';
import { paymentCodePicture } from './payment-code-picture.js';
import { accountMail } from './account-templates.js';
import { newsletterOptInMail } from './consent-templates.js';
import { accountDeletedMail } from './data-rights-templates.js';
import { cancelledMail, orderConfirmation, shippedMail, sumMail } from './order-templates.js';
import { reviewMail } from './review-templates.js';
import { sampleOrder, withSampleVoucher } from './sample-order.js';

const DELIVERY_DAYS = 4;
const EXPIRES_AT = '2026-11-24T09:30:00.000Z';

/** The payment methods of mails whose text depends on them. */
const METHODS: Partial<Readonly<Record<PreviewedMail, PaymentMethod>>> = {
  'order-confirmation-online': 'online',
  'order-confirmation-bank-transfer': 'bank-transfer',
  'order-confirmation-cash-on-delivery': 'cash-on-delivery',
  'order-cancelled-bank-transfer': 'bank-transfer',
  'order-cancelled-cash-on-delivery': 'cash-on-delivery',
};

/** Returns the text of a mail with test data. */
export function sampleMail(mail: PreviewedMail, context: MailContext): MailBody {
  const sample = sampleOrder(context, METHODS[mail] ?? 'online');
  const order = mail === 'order-confirmation-multibanco' ? withSampleVoucher(sample) : sample;
  switch (mail) {
    case 'order-confirmation-online':
    case 'order-confirmation-bank-transfer':
    case 'order-confirmation-cash-on-delivery':
    case 'order-confirmation-multibanco':
      return orderConfirmation(
        {
          order,
          deliveryDays: DELIVERY_DAYS,
          paymentCode: paymentCodePicture(order, context.sections.seller),
          invoiceUrl: `${context.base}/`,
        },
        context,
      );
    case 'order-cancelled-bank-transfer':
    case 'order-cancelled-cash-on-delivery': {
      const awaitsTransfer = mail === 'order-cancelled-bank-transfer';
      const reason = awaitsTransfer ? 'unpaid' : 'requested';
      return cancelledMail({ order, reason, awaitsTransfer, creditNoteUrl: `${context.base}/` }, context);
    }
    case 'payment-received':
    case 'payment-failed':
    case 'payment-reversed':
    case 'refunded': {
      const { orderNumber, billingAddress: name, totalPayable: amount } = order;
      const hasCreditNote = mail === 'refunded' || mail === 'payment-reversed';
      const creditNoteUrl = hasCreditNote ? `${context.base}/` : null;
      return sumMail(mail, { orderNumber, name, amount, creditNoteUrl }, context);
    }
    case 'shipped': {
      const parcels = ['00340434161094000001', '00340434161094000002'];
      const tracked = parcels.map((trackingNumber) => ({
        trackingNumber,
        trackingUrl: `https://tracking.example/${trackingNumber}`,
      }));
      return shippedMail(order, tracked, context);
    }
    case 'newsletter-opt-in':
      return newsletterOptInMail(
        { email: order.customerEmail, link: `${context.base}/`, unsubscribeToken: 'sample' },
        context,
      );
    case 'account-deleted':
      return accountDeletedMail(
        { email: order.customerEmail, ownsAddress: true, retainedUntil: retainedUntil(new Date(EXPIRES_AT)) },
        context,
      );
    case 'review-published': {
      const product = order.lineItems[0]?.name ?? '';
      return reviewMail({ product, link: `${context.base}${mailedPath('/my-account/my-reviews')}` }, context);
    }
    default:
      return accountMail(
        mail,
        { email: order.customerEmail, link: `${context.base}/`, at: EXPIRES_AT, provider: 'google' },
        context,
      );
  }
}
