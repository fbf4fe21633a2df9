// `node demo/pictures/unpack.mjs <media>` writes the packed pictures as files into the folder that services serve as /media.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const pictures = JSON.parse(brotliDecompressSync(readFileSync(new URL('pictures.br', import.meta.url))));
const media = process.argv[2];
const files = Object.entries(pictures).map(([name, svg]) => [path.join(media, `${name}.svg`), svg]);
// Deletes pictures that are no longer packed; other folders stay.
for (const folder of new Set(Object.keys(pictures).map((name) => name.split('/', 1)[0])))
  rmSync(path.join(media, folder), { recursive: true, force: true });
for (const folder of new Set(files.map(([file]) => path.dirname(file)))) mkdirSync(folder, { recursive: true });
for (const [file, svg] of files) writeFileSync(file, svg);
