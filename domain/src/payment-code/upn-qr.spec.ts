import { describe, expect, it } from '@jest/globals';
import { money } from '../money/money.js';
import type { Transfer } from './contract.js';
import { upnPayload } from './upn-qr.js';

const PAYEE = { street: 'Tržaška cesta 10', postalCode: '2000', city: 'Maribor' };
const transfer = (changes: Partial<Transfer> = {}): Transfer => ({
  iban: 'SI56011006001234567',
  bic: 'BSLJSI2X',
  accountOwner: 'Podjetje d.o.o.',
  amount: money(15_050, 'EUR'),
  reference: 'SI-100001',
  ...changes,
});
const fields = (changes: Partial<Transfer> = {}) => upnPayload(transfer(changes), PAYEE)?.split('\n') ?? [];

/** A published example from other software. The payer is filled in; the last field is the length of all fields. */
const EXAMPLE =
  'UPNQR\n\n\n\n\nJanez Novak\nSlovenska cesta 1\n1000 Ljubljana\n00000015050\n\n\nOTHR\nPayment for services\n\nSI56011006001234567\nSI00\nPodjetje d.o.o.\nTrzaska cesta 10\n2000 Maribor\n167\n';

describe('the code of a Slovenian transfer', () => {
  it('has amount and payee at the places of the standard, in letters without accents', () => {
    const found = fields();
    const example = EXAMPLE.split('\n');
    expect(found).toHaveLength(example.length);
    // Header, amount, IBAN, and the payee's name, street and city.
    for (const place of [0, 8, 14, 16, 17, 18]) expect(found[place]).toBe(example[place]);
    expect([found[11], found[12], found[15]]).toEqual(['GDSV', 'SI-100001', 'SI00100001']);
  });

  it('ends with the length of its fields, as the published example does', () => {
    const lengthOf = (text: string) => text.slice(0, text.length - 4).length;
    expect(lengthOf(EXAMPLE)).toBe(167);
    const payload = upnPayload(transfer(), PAYEE) ?? '';
    expect(Number(payload.slice(-4))).toBe(lengthOf(payload));
  });

  it('gets no extra lines from line breaks in the config', () => {
    expect(fields({ accountOwner: 'A\n\nB' })).toHaveLength(21);
  });

  it('does not exist for another currency, another country’s account or no amount', () => {
    expect(fields({ amount: money(100, 'CHF') })).toEqual([]);
    expect(fields({ iban: 'DE89370400440532013000' })).toEqual([]);
    expect(fields({ amount: money(0, 'EUR') })).toEqual([]);
  });
});
