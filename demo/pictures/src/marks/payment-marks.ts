import { word } from './letters.js';

const INK = '#1b1916';
const ACCENT = '#b03a0b';
const box = { x: 10, y: 0, width: 100, height: 76 };

/** A small neutral card with a thin border, so that all marks look alike. */
const mark = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 76" fill="${INK}"><rect x="1" y="1" width="118" height="74" rx="9" fill="#fff" stroke="#d9d4ca" stroke-width="2"/>${content}</svg>`;

const named = (name: string): string => mark(word(name, box, 30));

const stroked = (path: string): string =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;

const card = mark(
  `<rect x="35" y="21" width="50" height="34" rx="5" fill="none" stroke="${INK}" stroke-width="4"/><path d="M35 29h50v7H35z"/><path fill="${ACCENT}" d="M43 43h14v5H43z"/>`,
);

const transfer = mark(
  `${stroked('M34 31L48 22l14 9zM38 38v8M48 38v8M58 38v8M34 53h28')}<path d="M68 36h14v-6l10 9-10 9v-6H68z" fill="${ACCENT}"/>`,
);

const onlineBanking = mark(
  `<rect x="34" y="16" width="52" height="36" rx="4" fill="none" stroke="${INK}" stroke-width="4"/>${stroked('M50 60h20M60 52v8')}<path d="M48 30l12-7 12 7v3H48zM50 35h4v7h-4zM58 35h4v7h-4zM66 35h4v7h-4zM48 43h24v3H48z" fill="${ACCENT}"/>`,
);

const cashOnDelivery = mark(
  `${stroked('M30 24h22v24H30zM36 24v8h10v-8')}<rect x="58" y="29" width="34" height="22" rx="3" fill="#fff" stroke="${INK}" stroke-width="4"/><circle cx="75" cy="40" r="5.5" fill="${ACCENT}"/>`,
);

/** The marks of the payment methods, by method: brands are written as words, the other methods are drawn. */
export const paymentMarks = {
  card,
  paypal: named('PayPal'),
  klarna: named('Klarna'),
  ratepay: named('Ratepay'),
  'online-banking': onlineBanking,
  ideal: named('iDEAL'),
  'apple-pay': named('Apple Pay'),
  'google-pay': named('Google Pay'),
  multibanco: named('Multibanco'),
  twint: named('TWINT'),
  mobilepay: named('MobilePay'),
  'cash-on-delivery': cashOnDelivery,
  'bank-transfer': transfer,
} as const satisfies Readonly<Record<string, string>>;
