import { crc32, deflateSync } from 'node:zlib';

/** A square picture of black and white pixels. */
export interface Bitmap {
  /** Pixels per side. */
  readonly size: number;
  /** Each row has `size` pixels: 1 is black. Equal rows are often the same array. */
  readonly rows: readonly Uint8Array[];
}

/** The modules of a code: 1 is black. */
export interface Modules {
  readonly size: number;
  readonly data: ArrayLike<number>;
}

/** Returns the picture of a code with a light margin around it. */
export function codeBitmap(modules: Modules, pixelsPerModule: number, margin: number): Bitmap {
  const size = (modules.size + 2 * margin) * pixelsPerModule;
  const rows: Uint8Array[] = new Array<Uint8Array>(size).fill(new Uint8Array(size));
  const pixelOf = (module: number): number => (margin + module) * pixelsPerModule;
  for (let y = 0; y < modules.size; y += 1) {
    const row = new Uint8Array(size);
    for (let x = 0; x < modules.size; x += 1)
      row.fill(modules.data[y * modules.size + x] ?? 0, pixelOf(x), pixelOf(x + 1));
    rows.fill(row, pixelOf(y), pixelOf(y + 1));
  }
  return { size, rows };
}

/** Of a QR-bill of 46 × 46 mm: the field of the cross, and the black square in it (SIX, QR-bill 2.3, section 6.4.2). */
const FIELD = 7 / 46;
const SQUARE = 6 / 46;
/** Of the black square: width and length of the arms, as on the flag. */
const ARM_WIDTH = 6 / 32;
const ARM_LENGTH = 20 / 32;

/** Returns a QR-bill's picture with the Swiss cross in the middle of its code. */
export function withSwissCross({ size, rows }: Bitmap, codeSize: number): Bitmap {
  const middle = (size - 1) / 2;
  const square = SQUARE * codeSize;
  const field = (FIELD * codeSize) / 2;
  const crossed = rows.map((row, y) => {
    const dy = Math.abs(y - middle);
    if (dy > field) return row;
    return row.map((pixel, x) => {
      const dx = Math.abs(x - middle);
      const [far, near] = dx > dy ? [dx, dy] : [dy, dx];
      if (far > field) return pixel;
      const isCross = near <= (ARM_WIDTH * square) / 2 && far <= (ARM_LENGTH * square) / 2;
      return far <= square / 2 && !isCross ? 1 : 0;
    });
  });
  return { size, rows: crossed };
}

const SIGNATURE = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Returns a row with one bit for each pixel, 1 for white, after the byte of its filter. */
function pngRow(row: Uint8Array): Buffer {
  const packed = Buffer.alloc(1 + Math.ceil(row.length / 8));
  row.forEach((pixel, x) => {
    const at = 1 + (x >> 3);
    if (pixel === 0) packed[at] = (packed[at] ?? 0) | (0x80 >> (x & 7));
  });
  return packed;
}

/** Returns a picture as PNG with one bit for each pixel (ISO/IEC 15948). */
export function png({ size, rows }: Bitmap): Buffer {
  const packed = new Map([...new Set(rows)].map((row) => [row, pngRow(row)]));
  const pixels = Buffer.concat(rows.map((row) => packed.get(row) ?? pngRow(row)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // One bit per pixel, greyscale.
  header[8] = 1;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
