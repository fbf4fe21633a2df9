import type { Seller } from '@manifold/domain/seller/contract';
import { create } from 'qrcode';
import { Cache } from '../../platform/cache/cache.js';
import { codeBitmap, type Modules, png, withSwissCross } from './code-bitmap.js';
import { type CodedOrder, paymentCodeOf } from './payment-code.js';

/** Light modules around the code, as its standard asks for. */
const QUIET_ZONE = 4;
/** The fixed size of a UPN QR code, which its standard asks for. */
const UPN_VERSION = 15;

interface Code {
  readonly modules: Modules;
  readonly hasSwissCross: boolean;
}

/** The code of an order costs tens of milliseconds, and its answer, its mail and its page show it within seconds. */
const codes = new Cache<Code | null>({ maximumEntries: 300 });

function makeCode(order: CodedOrder, seller: Seller): Code | null {
  const code = paymentCodeOf(order, seller);
  if (code === null) return null;
  const version = code.standard === 'upn-qr' ? { version: UPN_VERSION } : {};
  const { modules } = create(code.payload, { errorCorrectionLevel: 'M', ...version });
  return { modules, hasSwissCross: code.standard === 'swiss-qr-bill' };
}

function codeOf({ bankTransfer, createdAt, totalPayable }: CodedOrder, seller: Seller): Code | null {
  // All that a code is made of.
  const key = JSON.stringify([bankTransfer, createdAt, totalPayable, seller]);
  const known = codes.get(key);
  if (known !== undefined) return known;
  const code = makeCode({ bankTransfer, createdAt, totalPayable }, seller);
  codes.set(key, code);
  return code;
}

/** Returns the payment code of an order's transfer as PNG; null if the account's country uses none. */
export function paymentCodePng(order: CodedOrder, seller: Seller, pixelsPerModule: number): Buffer | null {
  const code = order.bankTransfer ? codeOf(order, seller) : null;
  if (code === null) return null;
  const plain = codeBitmap(code.modules, pixelsPerModule, QUIET_ZONE);
  return png(code.hasSwissCross ? withSwissCross(plain, code.modules.size * pixelsPerModule) : plain);
}
