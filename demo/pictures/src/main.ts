import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { allPictures } from './all-pictures.js';

// `node demo/pictures/dist/main.js <file>` draws all pictures and packs them into one file.
const [file = 'demo/pictures/pictures.br'] = process.argv.slice(2);
const packed = Buffer.from(JSON.stringify(allPictures()));
const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_SIZE_HINT]: packed.length,
};
writeFileSync(file, brotliCompressSync(packed, { params }));
