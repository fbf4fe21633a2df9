import type { Order } from '@manifold/domain/order/contract';
import type { Seller } from '@manifold/domain/seller/contract';
import type { MailAttachment } from '../../platform/mail/mailer.js';
import { paymentCodePng } from '../payments/index.js';

const PIXELS_PER_MODULE = 6;

/** Returns the payment code of an order's transfer as a picture; null if the account's country uses none. */
export function paymentCodePicture(
  order: Pick<Order, 'bankTransfer' | 'createdAt' | 'totalPayable'>,
  seller: Seller,
): MailAttachment | null {
  const picture = paymentCodePng(order, seller, PIXELS_PER_MODULE);
  return (
    picture && {
      filename: 'payment-code.png',
      contentType: 'image/png',
      content: picture.toString('base64'),
      contentId: 'payment-code',
    }
  );
}
