/**
 * Drawings whose machine is shown at work: `/media/videos/drill-press.svg`. A film never ends, so that a page starts it only
 * when it is asked to, and shows the first picture to those who want less motion.
 */
export const filmedPictures: ReadonlySet<string> = new Set([
  'drill-press',
  'drill-press-dark',
  'drill-press-silver',
  'garden-pump',
  'garden-pump-dark',
  'garden-pump-silver',
  'planetary-mixer',
  'planetary-mixer-black',
  'planetary-mixer-bright',
  'scissor-lift-table',
  'scissor-lift-table-dark',
  'scissor-lift-table-silver',
  'winch-manual',
  'winch-manual-dark',
  'workshop-press-silver',
]);
