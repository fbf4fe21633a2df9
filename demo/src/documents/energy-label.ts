import type { EnergyClass } from '../catalogue/family.js';
import { escaped } from './document-page.js';

/** The classes from best to worst, with the colours of their arrows. */
const SCALE: readonly (readonly [letter: string, colour: string])[] = [
  ['A', '#00a04d'],
  ['B', '#4cb848'],
  ['C', '#bfd630'],
  ['D', '#fff100'],
  ['E', '#fcb814'],
  ['F', '#f37021'],
  ['G', '#ed1c24'],
];
const INK = '#1b1916';

/** Returns an arrow to the right, `width` long from its left edge to the tip. */
const arrow = (x: number, y: number, [width, height]: readonly [number, number]): string =>
  `M${x} ${y}h${width - height / 2}l${height / 2} ${height / 2}-${height / 2} ${height / 2}H${x}z`;

const words = (text: string, [x, y]: readonly [number, number], attributes: string): string =>
  `<text x="${x}" y="${y}" font-family="Arial,Helvetica,sans-serif" ${attributes}>${escaped(text)}</text>`;

const rank = (energyClass: EnergyClass): number => SCALE.findIndex(([letter]) => letter === energyClass);

/** Draws the icon beside a price: an arrow with the class in its colour, and the range of the scale. */
export function energyClassIcon(energyClass: EnergyClass): string {
  const [, colour = INK] = SCALE[rank(energyClass)] ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 44"><path d="M1 1h20v42H1z" fill="#fff" stroke="${INK}"/>${words('A', [11, 14], 'font-size="12" text-anchor="middle"')}<path d="M11 28V18m-3 3 3-3 3 3" fill="none" stroke="${INK}"/>${words('G', [11, 40], 'font-size="12" text-anchor="middle"')}<path d="${arrow(21, 1, [66, 42])}" fill="${colour}" stroke="${INK}"/>${words(energyClass, [45, 33], `font-size="32" font-weight="700" text-anchor="middle" fill="${INK}"`)}</svg>`;
}

/** Draws the energy label of a series: manufacturer, scale and class. It contains no words to translate. */
export function energyLabel(series: {
  readonly brand: string;
  readonly name: string;
  readonly energyClass: EnergyClass;
}): string {
  const STEP = 62;
  const TOP = 190;
  const bars = SCALE.map(([letter, colour], index) => {
    const y = TOP + index * STEP;
    const bar = `<path d="${arrow(30, y, [120 + index * 28, 50])}" fill="${colour}"/>`;
    return bar + words(letter, [46, y + 37], `font-size="34" font-weight="700" fill="${INK}"`);
  });
  const y = TOP + rank(series.energyClass) * STEP - 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 680"><path d="M3 3h474v674H3z" fill="#fff" stroke="${INK}" stroke-width="6"/><path d="M6 6h468v84H6z" fill="#14408b"/><path d="m60 20-22 30h16l-8 26 26-34H56z" fill="#fff100"/>${words('ENERG', [96, 66], 'font-size="52" font-weight="700" fill="#fff"')}${words(series.brand, [30, 140], `font-size="26" font-weight="700" fill="${INK}"`)}${words(series.name, [450, 140], `font-size="26" text-anchor="end" fill="${INK}"`)}<path d="M24 162h432" stroke="${INK}" stroke-width="2"/>${bars.join('')}<path d="M456 ${y}h-84l-35 35 35 35h84z" fill="${INK}"/>${words(series.energyClass, [408, y + 53], 'font-size="52" font-weight="700" text-anchor="middle" fill="#fff"')}</svg>`;
}
