import { withPalette } from './drawing/colour.js';
import { film, type Film } from './drawing/film.js';
import { drillPressAtWork } from './machines/drill-press.js';
import { threeQuarter } from './drawings.js';
import { handWinchAtWork } from './machines/forestry.js';
import { gardenPumpAtWork } from './machines/garden-pump.js';
import { planetaryMixerAtWork } from './machines/planetary-mixer.js';
import { scissorLiftTableAtWork } from './machines/scissor-lift-table.js';
import { workshopPressAtWork } from './machines/workshop-press.js';
import { findWithTrim, type Trim } from './trims.js';

/** The machines with an animation, by the name of their drawing without a trim. */
const films: Readonly<Record<string, () => Film>> = {
  'drill-press': drillPressAtWork,
  'garden-pump': gardenPumpAtWork,
  'planetary-mixer': planetaryMixerAtWork,
  'scissor-lift-table': scissorLiftTableAtWork,
  'winch-manual': handWinchAtWork,
  'workshop-press': workshopPressAtWork,
};

/** Applies a trim to a layer. Moving parts are drawn later than the others, frame by frame, so each frame applies it. */
const withTrim = (layer: Film['layers'][number], trim: Trim): Film['layers'][number] =>
  typeof layer === 'function' ? layer : { at: (time) => withPalette(trim, () => layer.at(time)) };

/** Draws the animation of a drawing, in the view and trim of its first picture. */
export function filmOf(name: string): string {
  const { found, trim } = findWithTrim(name, films);
  const animation = withPalette(trim, () => {
    const { layers, seconds } = found();
    return { layers: layers.map((layer) => withTrim(layer, trim)), seconds };
  });
  return film(animation, threeQuarter);
}
