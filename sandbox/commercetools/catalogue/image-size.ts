/** Type and size of an image, read from its bytes. */
export interface ImageFacts {
  readonly contentType: 'image/png' | 'image/gif' | 'image/jpeg';
  readonly dimensions: { readonly w: number; readonly h: number };
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GIF = /^GIF8[79]a/;
const JPEG_START = 0xffd8;
/** Returns true for markers of frame headers, which contain height and width. */
const isFrame = (marker: number): boolean =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
const SEGMENT_HEAD = 4;

function pngFacts(bytes: Buffer): ImageFacts | undefined {
  if (bytes.length < 24 || !bytes.subarray(0, PNG.length).equals(PNG)) return undefined;
  return { contentType: 'image/png', dimensions: { w: bytes.readUInt32BE(16), h: bytes.readUInt32BE(20) } };
}

function gifFacts(bytes: Buffer): ImageFacts | undefined {
  if (bytes.length < 10 || !GIF.test(bytes.toString('latin1', 0, 6))) return undefined;
  return { contentType: 'image/gif', dimensions: { w: bytes.readUInt16LE(6), h: bytes.readUInt16LE(8) } };
}

function jpegFacts(bytes: Buffer): ImageFacts | undefined {
  if (bytes.length < SEGMENT_HEAD || bytes.readUInt16BE(0) !== JPEG_START) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length) {
    const marker = bytes.readUInt16BE(at);
    if (isFrame(marker))
      return {
        contentType: 'image/jpeg',
        dimensions: { w: bytes.readUInt16BE(at + 7), h: bytes.readUInt16BE(at + 5) },
      };
    const length = bytes.readUInt16BE(at + 2);
    if (marker < 0xff00 || length < 2) return undefined;
    at += 2 + length;
  }
  return undefined;
}

/** Returns type and size of a PNG, GIF or JPEG image, or undefined if the bytes are none of them. */
export const imageFacts = (bytes: Buffer): ImageFacts | undefined =>
  pngFacts(bytes) ?? gifFacts(bytes) ?? jpegFacts(bytes);
