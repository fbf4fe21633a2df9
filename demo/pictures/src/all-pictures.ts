import { ferrumIcon, ferrumLogo } from './brand-mark.js';
import { picture } from './drawing/picture.js';
import { turntable } from './drawing/turntable.js';
import { allDrawings, drawn, viewsOf } from './drawings.js';
import { filmOf } from './films.js';
import { haldenHomePicture } from './halden-home.js';
import { haldenIcon, haldenLogo } from './halden/mark.js';
import { inHaldenPaint } from './halden/paint.js';
import { pictureList } from './list.js';
import { flags } from './marks/flags.js';
import { paymentMarks } from './marks/payment-marks.js';
import { regionPlates } from './marks/region-plates.js';
import { socialIcons } from './marks/social-icons.js';
import { departmentPictures, homePicture } from './scenes.js';
import { returnedPictures, setPictures } from './sold-pictures.js';
import { statePictures } from './states.js';

/** Pictures by their path below `/media`, without its ending: `products/fryer-1`. */
type Pictures = Readonly<Record<string, string>>;

const below = (folder: string, pictures: Pictures): Pictures =>
  Object.fromEntries(Object.entries(pictures).map(([name, svg]) => [`${folder}/${name}`, svg]));

/** The pictures of a machine once around, from the three-quarter view on: `fryer-360/01`, `fryer-360/02` … */
function turnPictures(): Pictures {
  const turns = Object.entries(pictureList.turns).flatMap(([name, frames]) =>
    turntable(drawn(name).machine, frames).map(
      (svg, index) => [`${name}-360/${String(index + 1).padStart(2, '0')}`, svg] as const,
    ),
  );
  return Object.fromEntries(turns);
}

/** Every view of every machine: `fryer-1`, `fryer-2` … */
function viewPictures(): Pictures {
  const views = Object.entries(allDrawings()).flatMap(([name, drawing]) =>
    viewsOf(drawing).map((view, index) => [`${name}-${index + 1}`, picture(drawing.machine, view)] as const),
  );
  return Object.fromEntries(views);
}

/** What is drawn in a brand's paint. */
const paintedPictures = (): Pictures => ({
  ...below('products', { ...viewPictures(), ...turnPictures(), ...returnedPictures(), ...setPictures() }),
  ...below('videos', Object.fromEntries(pictureList.films.map((name) => [name, filmOf(name)]))),
  ...below('departments', departmentPictures()),
  ...below('states', statePictures()),
});

/** The pictures that look otherwise in another paint; one without paint on it is every brand's. */
const otherThan = (own: Pictures, painted: Pictures): Pictures =>
  Object.fromEntries(Object.entries(painted).filter(([name, svg]) => svg !== own[name]));

/** What a brand is recognised by: `brand/ferrum`. */
const brandPictures = (): Pictures => ({
  ferrum: ferrumLogo,
  'ferrum-icon': ferrumIcon,
  halden: haldenLogo,
  'halden-icon': haldenIcon,
  'halden-home': haldenHomePicture(),
});

/**
 * Draws everything that the demo shows: the products' pictures, those of departments (`departments/kitchen`), of empty pages
 * (`states/empty-cart`) and of the home page, machines at work (`videos/drill-press`), what the second brand paints otherwise
 * (`halden/products/fryer-1`), and the footer's marks (`payment-marks/card`, `flags/de`, `social/video`).
 */
export function allPictures(): Pictures {
  const own = paintedPictures();
  const all: Pictures = {
    ...own,
    ...below('halden', otherThan(own, inHaldenPaint(paintedPictures))),
    ...below('brand', brandPictures()),
    ...below('payment-marks', paymentMarks),
    ...below('flags', { ...regionPlates, ...flags }),
    ...below('social', socialIcons),
    home: homePicture(),
  };
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
}
