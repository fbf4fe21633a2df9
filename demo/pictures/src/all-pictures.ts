import { ferrumIcon, ferrumLogo } from './brand-mark.js';
import { picture } from './drawing/picture.js';
import { turntable } from './drawing/turntable.js';
import { allDrawings, drawingByName, viewsOf } from './drawings.js';
import { filmOf } from './films.js';
import { haldenHomePicture } from './halden-home.js';
import { haldenIcon, haldenLogo } from './halden/mark.js';
import { inHaldenColours } from './halden/colours.js';
import { pictureList } from './list.js';
import { flags } from './marks/flags.js';
import { paymentMarks } from './marks/payment-marks.js';
import { regionPlates } from './marks/region-plates.js';
import { socialIcons } from './marks/social-icons.js';
import { departmentPictures, homePicture } from './scenes.js';
import { returnedPictures, setPictures } from './sold-pictures.js';
import { statePictures } from './states.js';

/** SVGs by their path below `/media` without the extension: `products/fryer-1`. */
type Pictures = Readonly<Record<string, string>>;

const inFolder = (folder: string, pictures: Pictures): Pictures =>
  Object.fromEntries(Object.entries(pictures).map(([name, svg]) => [`${folder}/${name}`, svg]));

/** Returns the frames of the 360° views, which start at the three-quarter view: `fryer-360/01`, `fryer-360/02` … */
function turnPictures(): Pictures {
  const turns = Object.entries(pictureList.turns).flatMap(([name, frames]) =>
    turntable(drawingByName(name).machine, frames).map(
      (svg, index) => [`${name}-360/${String(index + 1).padStart(2, '0')}`, svg] as const,
    ),
  );
  return Object.fromEntries(turns);
}

/** Returns all views of all machines: `fryer-1`, `fryer-2` … */
function viewPictures(): Pictures {
  const views = Object.entries(allDrawings()).flatMap(([name, drawing]) =>
    viewsOf(drawing).map((view, index) => [`${name}-${index + 1}`, picture(drawing.machine, view)] as const),
  );
  return Object.fromEntries(views);
}

/** Returns the pictures that use the colours of the current brand. */
const colouredPictures = (): Pictures => ({
  ...inFolder('products', { ...viewPictures(), ...turnPictures(), ...returnedPictures(), ...setPictures() }),
  ...inFolder('videos', Object.fromEntries(pictureList.films.map((name) => [name, filmOf(name)]))),
  ...inFolder('departments', departmentPictures()),
  ...inFolder('states', statePictures()),
});

/** Returns the pictures that differ in another brand's colours; all others are shared by the brands. */
const differingFrom = (own: Pictures, painted: Pictures): Pictures =>
  Object.fromEntries(Object.entries(painted).filter(([name, svg]) => svg !== own[name]));

/** Returns the logos and home pictures of the brands: `brand/ferrum`. */
const brandPictures = (): Pictures => ({
  ferrum: ferrumLogo,
  'ferrum-icon': ferrumIcon,
  halden: haldenLogo,
  'halden-icon': haldenIcon,
  'halden-home': haldenHomePicture(),
});

/**
 * Draws all pictures of the demo: products, departments (`departments/kitchen`), empty pages (`states/empty-cart`), the home
 * page, animations (`videos/drill-press`), the pictures that differ for the second brand (`halden/products/fryer-1`), and the
 * icons of the footer (`payment-marks/card`, `flags/de`, `social/video`).
 */
export function allPictures(): Pictures {
  const own = colouredPictures();
  const all: Pictures = {
    ...own,
    ...inFolder('halden', differingFrom(own, inHaldenColours(colouredPictures))),
    ...inFolder('brand', brandPictures()),
    ...inFolder('payment-marks', paymentMarks),
    ...inFolder('flags', { ...regionPlates, ...flags }),
    ...inFolder('social', socialIcons),
    home: homePicture(),
  };
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
}
