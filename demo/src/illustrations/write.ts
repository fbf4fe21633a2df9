import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { picture } from './drawing/picture.js';
import { drawings, viewsOf } from './drawings.js';

/** `node demo/dist/illustrations/write.js <folder>/products` draws every product picture; scenes go beside that folder. */
function main(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, drawing] of Object.entries(drawings))
    viewsOf(drawing).forEach((view, index) => {
      writeFileSync(path.join(folder, `${name}-${index + 1}.svg`), picture(drawing.machine, view));
    });
}

main(process.argv[2] ?? 'demo/dist/media/products');
