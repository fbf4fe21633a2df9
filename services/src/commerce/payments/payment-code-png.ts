import type { Seller } from '@manifold/domain/seller/contract';
import { create } from 'qrcode';
import { codeBitmap, png, withSwissCross } from './code-bitmap.js';
import { type CodedOrder, paymentCodeOf } from './payment-code.js';

/** Light modules around the code, as its standard asks for. */
const QUIET_ZONE = 4;
/** The fixed size of a UPN QR code, which its standard asks for. */
const UPN_VERSION = 15;

/** Returns the payment code of an order's transfer as PNG; null if the account's country uses none. */
export function paymentCodePng(order: CodedOrder, seller: Seller, pixelsPerModule: number): Buffer | null {
  const code = paymentCodeOf(order, seller);
  if (code === null) return null;
  const version = code.standard === 'upn-qr' ? { version: UPN_VERSION } : {};
  const { modules } = create(code.payload, { errorCorrectionLevel: 'M', ...version });
  const plain = codeBitmap(modules, pixelsPerModule, QUIET_ZONE);
  return png(code.standard === 'swiss-qr-bill' ? withSwissCross(plain, modules.size * pixelsPerModule) : plain);
}
