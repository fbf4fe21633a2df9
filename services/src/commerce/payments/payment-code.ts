import type { Order } from '@manifold/domain/order/contract';
import type { Transfer } from '@manifold/domain/payment-code/contract';
import { epcPayload } from '@manifold/domain/payment-code/epc';
import { mnbPayload } from '@manifold/domain/payment-code/mnb-qr';
import { spaydPayload } from '@manifold/domain/payment-code/spayd';
import { swissQrPayload } from '@manifold/domain/payment-code/swiss-qr-bill';
import { upnPayload } from '@manifold/domain/payment-code/upn-qr';
import { zbpPayload } from '@manifold/domain/payment-code/zbp-2d';
import type { Seller } from '@manifold/domain/seller/contract';
import { paymentCodeStandard, type PaymentCodeStandard } from '@manifold/domain/payment-code/standard';
import { CurrencyCode, encode, PaymentOptions } from 'bysquare/pay';

/** How long after the order a code is valid, if its standard asks for an end. */
const VALID_FOR_MS = 30 * 24 * 3_600_000;

/** The data of a payment code in addition to the transfer. */
interface CodeFacts {
  readonly seller: Seller;
  readonly orderedAt: Date;
}

/** Returns the content of a Slovak payment code (PAY by square). */
function payBySquare({ iban, bic, accountOwner, amount, reference }: Transfer): string | null {
  const currency = Object.entries(CurrencyCode).find(([code]) => code === amount.currencyCode)?.[1];
  if (currency === undefined || amount.centAmount <= 0) return null;
  return encode({
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        amount: amount.centAmount / 100,
        currencyCode: currency,
        bankAccounts: [{ iban, bic }],
        beneficiary: { name: accountOwner },
        paymentNote: reference,
      },
    ],
  });
}

/** Returns the content of a Swiss QR-bill; the creditor's address is that of the seller. */
function swissQrBill(transfer: Transfer, { seller }: CodeFacts): string | null {
  const { streetLine, postalCode, city, countryCode } = seller;
  return swissQrPayload(transfer, { street: streetLine, postalCode, city, country: countryCode });
}

/** Returns the content of a Slovenian UPN QR code; the payee's address is that of the seller. */
const upnQr = (transfer: Transfer, { seller: { streetLine, postalCode, city } }: CodeFacts): string | null =>
  upnPayload(transfer, { street: streetLine, postalCode, city });

const mnbQr = (transfer: Transfer, { orderedAt }: CodeFacts): string | null =>
  mnbPayload(transfer, new Date(orderedAt.getTime() + VALID_FOR_MS));

/** Returns the content of a Polish code, with the seller's Polish VAT number. */
const zbp2d = (transfer: Transfer, { seller }: CodeFacts): string | null =>
  zbpPayload(transfer, seller.localVatNumber ?? seller.vatNumber);

const PAYLOADS: Readonly<Record<PaymentCodeStandard, (transfer: Transfer, facts: CodeFacts) => string | null>> = {
  epc: epcPayload,
  'mnb-qr': mnbQr,
  'zbp-2d': zbp2d,
  spayd: spaydPayload,
  'pay-by-square': payBySquare,
  'swiss-qr-bill': swissQrBill,
  'upn-qr': upnQr,
};

/** The facts about an order in its payment code. */
export type CodedOrder = Pick<Order, 'bankTransfer' | 'createdAt' | 'totalPayable'>;

/** The content of a code, and its standard. */
export interface PaymentCode {
  readonly standard: PaymentCodeStandard;
  readonly payload: string;
}

/** Returns the code that fills a banking app with an order's transfer; null if the account's country uses none. */
export function paymentCodeOf(
  { bankTransfer, totalPayable: amount, createdAt }: CodedOrder,
  seller: Seller,
): PaymentCode | null {
  if (!bankTransfer) return null;
  const standard = paymentCodeStandard(bankTransfer.iban);
  const payload =
    standard && PAYLOADS[standard]({ ...bankTransfer, amount }, { seller, orderedAt: new Date(createdAt) });
  return standard && payload ? { standard, payload } : null;
}
