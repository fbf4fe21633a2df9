import { crc32, deflateSync } from 'node:zlib';

/** A square picture of black and white pixels. */
export interface Bitmap {
  /** Pixels per side. */
  readonly size: number;
  readonly isBlack: (x: number, y: number) => boolean;
}

/** The modules of a code: 1 is black. */
interface Modules {
  readonly size: number;
  readonly data: ArrayLike<number>;
}

/** Returns the picture of a code with a light margin around it. */
export function codeBitmap(modules: Modules, pixelsPerModule: number, margin: number): Bitmap {
  const at = (pixel: number): number => Math.floor(pixel / pixelsPerModule) - margin;
  const isInside = (module: number): boolean => module >= 0 && module < modules.size;
  return {
    size: (modules.size + 2 * margin) * pixelsPerModule,
    isBlack: (x, y) => isInside(at(x)) && isInside(at(y)) && modules.data[at(y) * modules.size + at(x)] === 1,
  };
}

/** Of a QR-bill of 46 × 46 mm: the field of the cross, and the black square in it (SIX, QR-bill 2.3, section 6.4.2). */
const FIELD = 7 / 46;
const SQUARE = 6 / 46;
/** Of the black square: width and length of the arms, as on the flag. */
const ARM_WIDTH = 6 / 32;
const ARM_LENGTH = 20 / 32;

/** Returns a QR-bill's picture with the Swiss cross in the middle of its code. */
export function withSwissCross(picture: Bitmap, codeSize: number): Bitmap {
  const middle = (picture.size - 1) / 2;
  const square = SQUARE * codeSize;
  return {
    size: picture.size,
    isBlack: (x, y) => {
      const [dx, dy] = [Math.abs(x - middle), Math.abs(y - middle)];
      const [far, near] = dx > dy ? [dx, dy] : [dy, dx];
      if (far > (FIELD * codeSize) / 2) return picture.isBlack(x, y);
      const isCross = near <= (ARM_WIDTH * square) / 2 && far <= (ARM_LENGTH * square) / 2;
      return far <= square / 2 && !isCross;
    },
  };
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
function pngRow({ size, isBlack }: Bitmap, y: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(size / 8));
  for (let x = 0; x < size; x += 1) {
    const at = 1 + Math.floor(x / 8);
    if (!isBlack(x, y)) row[at] = (row[at] ?? 0) | (0x80 >> (x % 8));
  }
  return row;
}

/** Returns a picture as PNG with one bit for each pixel (ISO/IEC 15948). */
export function png(picture: Bitmap): Buffer {
  const { size } = picture;
  const rows = Buffer.concat(Array.from({ length: size }, (_row, y) => pngRow(picture, y)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // One bit per pixel, greyscale.
  header[8] = 1;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
