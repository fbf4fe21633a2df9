import type { Order } from '@manifold/domain/order/contract';
import type { Transfer } from '@manifold/domain/payment-code/contract';
import { epcPayload } from '@manifold/domain/payment-code/epc';
import { spaydPayload } from '@manifold/domain/payment-code/spayd';
import { swissQrPayload } from '@manifold/domain/payment-code/swiss-qr-bill';
import { upnPayload } from '@manifold/domain/payment-code/upn-qr';
import type { Seller } from '@manifold/domain/seller/contract';
import { paymentCodeStandard, type PaymentCodeStandard } from '@manifold/domain/payment-code/standard';
import { CurrencyCode, encode, PaymentOptions } from 'bysquare/pay';

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
const swissQrBill = (transfer: Transfer, { streetLine, postalCode, city, countryCode }: Seller): string | null =>
  swissQrPayload(transfer, { street: streetLine, postalCode, city, country: countryCode });

/** Returns the content of a Slovenian UPN QR code; the payee's address is that of the seller. */
const upnQr = (transfer: Transfer, { streetLine, postalCode, city }: Seller): string | null =>
  upnPayload(transfer, { street: streetLine, postalCode, city });

const PAYLOADS: Readonly<Record<PaymentCodeStandard, (transfer: Transfer, seller: Seller) => string | null>> = {
  epc: epcPayload,
  spayd: spaydPayload,
  'pay-by-square': payBySquare,
  'swiss-qr-bill': swissQrBill,
  'upn-qr': upnQr,
};

/** The content of a code, and its standard. */
export interface PaymentCode {
  readonly standard: PaymentCodeStandard;
  readonly payload: string;
}

/** Returns the code that fills a banking app with an order's transfer; null if the account's country uses none. */
export function paymentCodeOf(
  { bankTransfer, totalPayable: amount }: Pick<Order, 'bankTransfer' | 'totalPayable'>,
  seller: Seller,
): PaymentCode | null {
  if (!bankTransfer) return null;
  const standard = paymentCodeStandard(bankTransfer.iban);
  const payload = standard && PAYLOADS[standard]({ ...bankTransfer, amount }, seller);
  return standard && payload ? { standard, payload } : null;
}
