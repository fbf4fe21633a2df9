import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filmedPictures } from '../catalogue/filmed-pictures.js';
import { framesOf, turnablePictures } from '../catalogue/turnable-pictures.js';
import { energyFiles, manualFiles, type Files } from '../documents/all-documents.js';
import { ferrumIcon, ferrumLogo } from './brand-mark.js';
import { picture } from './drawing/picture.js';
import { turntable } from './drawing/turntable.js';
import { allDrawings, drawn, viewsOf } from './drawings.js';
import { filmOf } from './films.js';
import { haldenHomePicture } from './halden/home.js';
import { haldenIcon, haldenLogo } from './halden/mark.js';
import { inHaldenPaint } from './halden/paint.js';
import { flags } from './marks/flags.js';
import { paymentMarks } from './marks/payment-marks.js';
import { regionPlates } from './marks/region-plates.js';
import { socialIcons } from './marks/social-icons.js';
import { statePictures } from './states.js';
import { departmentPictures, homePicture } from './scenes.js';

function writeFiles(folder: string, files: Files): void {
  const paths = Object.entries(files).map(([name, content]) => [path.join(folder, name), content] as const);
  for (const parent of new Set(paths.map(([file]) => path.dirname(file)))) mkdirSync(parent, { recursive: true });
  for (const [file, content] of paths) writeFileSync(file, content);
}

function writeAll(folder: string, pictures: Readonly<Record<string, string>>): void {
  writeFiles(folder, Object.fromEntries(Object.entries(pictures).map(([name, svg]) => [`${name}.svg`, svg])));
}

type Pictures = Readonly<Record<string, string>>;

/** Machines once around: `fryer-360/01`, `fryer-360/02` … */
function turnPictures(): Pictures {
  const turns = Object.entries(turnablePictures).flatMap(([name, frames]) => {
    const names = framesOf(name);
    return turntable(drawn(name).machine, frames).map((svg, index) => [names[index] ?? name, svg] as const);
  });
  return Object.fromEntries(turns);
}

/** Every view of every machine: `fryer-1`, `fryer-2` … */
function productPictures(): Pictures {
  const views = Object.entries(allDrawings()).flatMap(([name, drawing]) =>
    viewsOf(drawing).map((view, index) => [`${name}-${index + 1}`, picture(drawing.machine, view)] as const),
  );
  return Object.fromEntries(views);
}

/** What is drawn in a brand's paint, by folder. */
const paintedPictures = (): Readonly<Record<string, Pictures>> => ({
  products: { ...productPictures(), ...turnPictures() },
  videos: Object.fromEntries([...filmedPictures].map((name) => [name, filmOf(name)])),
  departments: departmentPictures(),
  states: statePictures(),
});

/** The pictures that look otherwise in another paint; one without paint on it is every brand's. */
const otherThan = (own: Pictures | undefined, painted: Pictures): Pictures =>
  Object.fromEntries(Object.entries(painted).filter(([name, svg]) => svg !== own?.[name]));

/**
 * `node demo/dist/illustrations/write.js <media>/products` draws the products' pictures there, and beside that folder
 * those of the departments (`departments/kitchen.svg`), of empty pages (`states/empty-cart.svg`), of the home page
 * (`home.svg`) and of the brand (`brand/ferrum.svg`), machines at work (`videos/drill-press.svg`), what another brand
 * paints otherwise (`halden/products/fryer-1.svg`), the footer's marks (`payment-marks/card.svg`, `flags/de.svg`,
 * `social/video.svg`), the manuals (`manuals/fryer-de.html`) and the energy labels and sheets
 * (`energy/bottle-cooler-label.svg`).
 */
function main(media: string): void {
  const own = paintedPictures();
  for (const [folder, pictures] of Object.entries(own)) writeAll(path.join(media, folder), pictures);
  for (const [folder, pictures] of Object.entries(inHaldenPaint(paintedPictures)))
    writeAll(path.join(media, 'halden', folder), otherThan(own[folder], pictures));
  writeAll(path.join(media, 'brand'), {
    ferrum: ferrumLogo,
    'ferrum-icon': ferrumIcon,
    halden: haldenLogo,
    'halden-icon': haldenIcon,
    'halden-home': haldenHomePicture(),
  });
  writeAll(path.join(media, 'payment-marks'), paymentMarks);
  writeAll(path.join(media, 'flags'), { ...regionPlates, ...flags });
  writeAll(path.join(media, 'social'), socialIcons);
  writeFiles(path.join(media, 'manuals'), manualFiles());
  writeFiles(path.join(media, 'energy'), energyFiles());
  writeAll(media, { home: homePicture() });
}

main(path.dirname(process.argv[2] ?? 'demo/dist/media/products'));
