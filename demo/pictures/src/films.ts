import { painted } from './drawing/colour.js';
import { film, type Film } from './drawing/film.js';
import { drillPressAtWork } from './machines/drill-press.js';
import { threeQuarter } from './drawings.js';
import { handWinchAtWork } from './machines/forestry.js';
import { gardenPumpAtWork } from './machines/garden-pump.js';
import { planetaryMixerAtWork } from './machines/planetary-mixer.js';
import { scissorLiftTableAtWork } from './machines/scissor-lift-table.js';
import { workshopPressAtWork } from './machines/workshop-press.js';
import { named, type Trim } from './trims.js';

/** The machines that are shown at work, by the name of their drawing in its own paint. */
const films: Readonly<Record<string, () => Film>> = {
  'drill-press': drillPressAtWork,
  'garden-pump': gardenPumpAtWork,
  'planetary-mixer': planetaryMixerAtWork,
  'scissor-lift-table': scissorLiftTableAtWork,
  'winch-manual': handWinchAtWork,
  'workshop-press': workshopPressAtWork,
};

/** What moves is drawn frame by frame, later than the rest: it takes its paint along. */
const inPaint = (layer: Film['layers'][number], trim: Trim): Film['layers'][number] =>
  typeof layer === 'function' ? layer : { at: (time) => painted(trim, () => layer.at(time)) };

/** The film of a drawing, in the view and the paint of its first picture. */
export function filmOf(name: string): string {
  const { is, trim } = named(name, films);
  const working = painted(trim, () => {
    const { layers, seconds } = is();
    return { layers: layers.map((layer) => inPaint(layer, trim)), seconds };
  });
  return film(working, threeQuarter);
}
