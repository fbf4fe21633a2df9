import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { energyFiles, manualFiles, type Files } from '../documents/all-documents.js';
import { ferrumIcon, ferrumLogo } from './brand-mark.js';
import { picture } from './drawing/picture.js';
import { drawings, viewsOf } from './drawings.js';
import { flags } from './marks/flags.js';
import { paymentMarks } from './marks/payment-marks.js';
import { socialIcons } from './marks/social-icons.js';
import { departmentPictures, homePicture } from './scenes.js';

function writeFiles(folder: string, files: Files): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
}

function writeAll(folder: string, pictures: Readonly<Record<string, string>>): void {
  writeFiles(folder, Object.fromEntries(Object.entries(pictures).map(([name, svg]) => [`${name}.svg`, svg])));
}

/** Every view of every machine: `fryer-1`, `fryer-2` … */
function productPictures(): Readonly<Record<string, string>> {
  const views = Object.entries(drawings).flatMap(([name, drawing]) =>
    viewsOf(drawing).map((view, index) => [`${name}-${index + 1}`, picture(drawing.machine, view)] as const),
  );
  return Object.fromEntries(views);
}

/**
 * `node demo/dist/illustrations/write.js <media>/products` draws the products' pictures there, and beside that folder
 * those of the departments (`departments/kitchen.svg`), of the home page (`home.svg`) and of the brand (`brand/ferrum.svg`),
 * the footer's marks (`payment-marks/card.svg`, `flags/de.svg`, `social/video.svg`), the manuals
 * (`manuals/fryer-de.html`) and the energy labels and sheets (`energy/ice-machine-label.svg`).
 */
function main(products: string): void {
  const media = path.dirname(products);
  writeAll(products, productPictures());
  writeAll(path.join(media, 'departments'), departmentPictures());
  writeAll(path.join(media, 'brand'), { ferrum: ferrumLogo, 'ferrum-icon': ferrumIcon });
  writeAll(path.join(media, 'payment-marks'), paymentMarks);
  writeAll(path.join(media, 'flags'), flags);
  writeAll(path.join(media, 'social'), socialIcons);
  writeFiles(path.join(media, 'manuals'), manualFiles());
  writeFiles(path.join(media, 'energy'), energyFiles());
  writeAll(media, { home: homePicture() });
}

main(process.argv[2] ?? 'demo/dist/media/products');
