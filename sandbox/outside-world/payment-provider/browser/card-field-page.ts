import { TEST_CARDS } from '../methods/test-cards.js';

/** The page of one card field. The browser library shows one for the number, one for the date and one for the code. */
export const CARD_FIELD_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Card field of the sandbox</title>
    <link rel="stylesheet" href="../../card-field.css" />
  </head>
  <body>
    <input id="field" disabled inputmode="numeric" autocomplete="off" aria-describedby="error" />
    <p id="error" aria-live="polite"></p>
    <script src="../../card-field.js"></script>
  </body>
</html>
`;

export const CARD_FIELD_STYLE = `
* { margin: 0; box-sizing: border-box; }
html, body { height: 100%; }
input { width: 100%; height: 100%; border: 0; outline: 0; background: transparent; font: 16px system-ui, sans-serif; }
#error { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

const numbers = JSON.stringify(Object.fromEntries(TEST_CARDS.map(({ number, brand }) => [number, brand])));

/**
 * The script of a card field. It speaks the message protocol of the browser library: the parent sends the configuration
 * once, and the field reports focus, brand, errors and values. It reports values of test cards only, so that a real card
 * number never leaves the field.
 */
export const CARD_FIELD_SCRIPT = `
'use strict';
const CARDS = ${numbers};
const BRANDS = [[/^4/, 'visa'], [/^(5[1-5]|2[2-7])/, 'mc'], [/^3[47]/, 'amex'], [/^6/, 'maestro']];
const NUMBER = 'encryptedCardNumber', DATE = 'encryptedExpiryDate', CODE = 'encryptedSecurityCode';
const parentOrigin = atob(new URLSearchParams(location.search).get('d') || '') || '*';
const field = document.getElementById('field');
const error = document.getElementById('error');
let config;
let brand = 'card';
let hadError = false;

const report = (message) =>
  parent.postMessage(JSON.stringify({ ...message, fieldType: config.fieldType, numKey: config.numKey }), parentOrigin);
const digits = () => field.value.replace(/\\D/g, '');
const codeLength = () => (brand === 'amex' ? 4 : 3);
const value = (name, text) => ({ type: name, encryptedFieldName: name, blob: 'test_' + text });

function showError(action, code) {
  hadError = code !== '';
  const texts = (config.iframeUIConfig.ariaConfig || {})[config.fieldType] || {};
  error.textContent = code === '' ? '' : ((texts.error || {})[code] || '');
  field.setAttribute('aria-invalid', String(hadError));
  report({ action, error: code });
}

function isPast(month, year) {
  const now = new Date();
  return new Date(year, month) <= new Date(now.getFullYear(), now.getMonth(), 1);
}

function reportNumber(raw) {
  const known = BRANDS.find(([pattern]) => pattern.test(raw));
  const found = known ? known[1] : 'card';
  field.maxLength = 23;
  field.value = found === 'amex'
    ? raw.replace(/^(\\d{4})(\\d{0,6})(\\d*)$/, (_, a, b, c) => [a, b, c].filter(Boolean).join(' '))
    : raw.replace(/(.{4})(?=.)/g, '$1 ');
  if (found !== brand) {
    brand = found;
    report({ action: 'brand', brand, cvcPolicy: 'required', expiryDatePolicy: 'required', cvcText: 'CVC / CVV' });
  }
  if (CARDS[raw]) {
    const encryptedBin = 'test_' + raw.slice(0, 6);
    report({ action: 'binValue', binValue: raw.slice(0, 6), encryptedBin, uuid: crypto.randomUUID() });
    showError('numberKeyPressed', '');
    const encrypted = [value(NUMBER, raw)];
    report({ action: 'encryption', type: 'card', endDigits: raw.slice(-4), issuerBin: raw.slice(0, 8), [NUMBER]: encrypted });
  } else if (raw.length >= (found === 'amex' ? 15 : 16)) showError('luhnCheck', 'cc.num.902');
  else showError('numberKeyPressed', '');
}

function reportDate(raw) {
  const shown = raw.slice(0, 4);
  field.value = shown.length > 2 ? shown.slice(0, 2) + '/' + shown.slice(2) : shown;
  if (shown.length < 4) return showError('dateKeyPressed', '');
  const month = Number(shown.slice(0, 2)), year = 2000 + Number(shown.slice(2));
  if (month < 1 || month > 12 || isPast(month, year)) return showError('dateKeyPressed', 'cc.dat.912');
  showError('dateKeyPressed', '');
  const encrypted = [value('encryptedExpiryMonth', shown.slice(0, 2)), value('encryptedExpiryYear', year)];
  report({ action: 'encryption', type: 'year', [DATE]: [{ ...encrypted[0], type: 'month' }, { ...encrypted[1], type: 'year' }] });
}

function reportCode(raw) {
  field.value = raw.slice(0, codeLength());
  showError('cvcKeyPressed', '');
  if (field.value.length === codeLength()) report({ action: 'encryption', type: 'cvc', [CODE]: [value(CODE, field.value)] });
}

const REPORTS = { [NUMBER]: reportNumber, [DATE]: reportDate, [CODE]: reportCode };
const EMPTY = { [NUMBER]: 'cc.num.900', [DATE]: 'cc.dat.910', [CODE]: 'cc.cvc.920' };
const PARTIAL = { [NUMBER]: 'cc.num.901', [DATE]: 'cc.dat.911', [CODE]: 'cc.cvc.921' };
const isComplete = (raw) =>
  config.fieldType === NUMBER ? raw.length >= 15 : raw.length >= (config.fieldType === DATE ? 4 : codeLength());

function applyStyle(style) {
  for (const name of ['color', 'fontSize', 'fontFamily', 'fontWeight', 'padding', 'caretColor'])
    if (typeof style[name] === 'string') field.style[name] = style[name];
}

function configure(received) {
  config = received;
  const { ariaConfig = {}, placeholders = {}, sfStyles = {} } = config.iframeUIConfig || {};
  const names = { [NUMBER]: 'cardnumber', [DATE]: 'exp-date', [CODE]: 'cvc' };
  const fills = { [NUMBER]: 'cc-number', [DATE]: 'cc-exp', [CODE]: 'cc-csc' };
  field.name = names[config.fieldType] || '';
  field.autocomplete = fills[config.fieldType] || 'off';
  field.dataset.fieldtype = config.fieldType;
  field.placeholder = placeholders[config.fieldType] || '';
  field.setAttribute('aria-label', (ariaConfig[config.fieldType] || {}).label || config.fieldType);
  if (ariaConfig.lang) document.documentElement.lang = ariaConfig.lang;
  applyStyle(sfStyles.base || {});
  // What is typed before that would be reported to nobody.
  field.disabled = false;
  report({ action: 'config' });
}

addEventListener('message', ({ data, source }) => {
  if (source !== parent || typeof data !== 'string') return;
  let received;
  try { received = JSON.parse(data); } catch { return; }
  // The number's field can announce the brand before this field is configured.
  if (received.fieldType === CODE && received.brand) brand = received.brand;
  if (!config) {
    if (received.iframeUIConfig && REPORTS[received.fieldType]) configure(received);
    return;
  }
  if (received.numKey !== config.numKey) return;
  if (received.focus) field.focus();
  if (received.destroy) location.replace('about:blank');
});
field.addEventListener('input', () => config && REPORTS[config.fieldType](digits()));
field.addEventListener('focus', () => config && report({ action: 'focus', focus: true, numChars: field.value.length }));
field.addEventListener('blur', () => {
  if (!config) return;
  report({ action: 'focus', focus: false, numChars: field.value.length });
  const raw = digits();
  if (raw === '' || hadError) return;
  if (!isComplete(raw)) showError('incomplete field', PARTIAL[config.fieldType] || EMPTY[config.fieldType]);
});
field.addEventListener('keydown', ({ key }) => config && key === 'Enter' && report({ action: 'enterKeyPressed' }));
`;
