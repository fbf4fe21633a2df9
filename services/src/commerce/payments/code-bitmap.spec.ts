import { describe, expect, it } from '@jest/globals';
import { create } from 'qrcode';
import { type Bitmap, codeBitmap, png, withSwissCross } from './code-bitmap.js';

const PIXELS = 4;
const MARGIN = 4;
const { modules } = create('a payment', { errorCorrectionLevel: 'M' });
const plain = codeBitmap(modules, PIXELS, MARGIN);
const isBlack = ({ rows }: Bitmap, x: number, y: number): boolean => rows[y]?.[x] === 1;

describe('the picture of a payment code', () => {
  it('has the modules of the code with a light margin around them', () => {
    const atModule = (x: number, y: number) => isBlack(plain, (x + MARGIN) * PIXELS, (y + MARGIN) * PIXELS);
    for (let y = 0; y < modules.size; y += 1)
      for (let x = 0; x < modules.size; x += 1) expect(atModule(x, y)).toBe(modules.data[y * modules.size + x] === 1);
    for (let at = 0; at < plain.size; at += 1) {
      expect(isBlack(plain, at, 0)).toBe(false);
      expect(isBlack(plain, plain.size - 1, at)).toBe(false);
    }
  });

  it('has the Swiss cross in the middle of a QR-bill, and is unchanged around it', () => {
    const codeSize = modules.size * PIXELS;
    const bill = withSwissCross(plain, codeSize);
    const middle = Math.floor(plain.size / 2);
    expect(isBlack(bill, middle, middle)).toBe(false);
    // Between two arms is the black square.
    const beside = Math.round(codeSize * 0.04);
    expect(isBlack(bill, middle + beside, middle + beside)).toBe(true);
    for (let at = 0; at < plain.size; at += 1) expect(isBlack(bill, at, 20)).toBe(isBlack(plain, at, 20));
  });

  it('is a PNG with its width and height', () => {
    const file = png(plain);
    expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([plain.size, plain.size]);
    expect(file.subarray(-8, -4).toString('latin1')).toBe('IEND');
  });
});
