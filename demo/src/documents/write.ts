import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { energyFiles, manualFiles } from './all-documents.js';

/** `node demo/dist/documents/write.js <media>` writes manuals, energy labels and product sheets of all products to that folder. */
const media = process.argv[2] ?? 'demo/dist/media';
for (const [folder, files] of Object.entries({ manuals: manualFiles(), energy: energyFiles() })) {
  mkdirSync(path.join(media, folder), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(media, folder, name), content);
}
