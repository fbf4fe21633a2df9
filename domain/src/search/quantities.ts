/** A quantity in its base unit: 2 kW are 2000 W. */
export interface Quantity {
  readonly unit: BaseUnit;
  readonly value: number;
}

const BASE_UNITS = [
  ...(['W', 'l', 'kg', 'A', 'V', 'bar', 'mm', 'm²', 'Hz', 'N', 'rpm', '×', 'kg/h', 'kg/24h', 'l/h'] as const),
] as const;
export type BaseUnit = (typeof BASE_UNITS)[number];

interface UnitSpelling {
  readonly unit: BaseUnit;
  /** Number of base units per unit. */
  readonly factor: number;
  /** Spellings of people and makers in the shops' languages, in lower case. */
  readonly written: string;
}

// prettier-ignore
const UNITS: readonly UnitSpelling[] = [
  { unit: 'W', factor: 1, written: 'w вт watt watts wat watów wattów watti wattia vatios vatio vati vatai vatų wați ват вата βατ' },
  { unit: 'W', factor: 1000, written: 'kw квт kilowatt kilowatts kilovatios kilovatio kilowat kilowaty kilowattia киловат киловата κιλοβάτ' },
  { unit: 'l', factor: 1, written: 'l л lt ltr λ λτ liter liters litre litres litri litro litros litru litry litrů litrov litrów litra litr litara litri litrar litraa litros litrai litrų liter литра литър литри λίτρα λίτρο λιτρα λιτρο' },
  { unit: 'l', factor: 0.01, written: 'cl zentiliter' },
  { unit: 'l', factor: 0.001, written: 'ml мл milliliter millilitre mililitros mililitri' },
  { unit: 'kg', factor: 1, written: 'kg кг kilo kilos kilogramm kilogram kilograms kilogramme kilogrammes kilogramos kilogrami kilogramů kilogramów kilogramov kiloa килограма килограм кила κιλά κιλα κιλό kilă' },
  { unit: 'kg', factor: 0.001, written: 'g гр г gramm gram grams gramme grammes gramos grammi gramů gramów γρ грама' },
  { unit: 'kg', factor: 1000, written: 't т to tonne tonnes tonnen ton tons tona tonas tone tony tonn tonnia tonnellate toneladas tonelada tun tuny ton тона τόνων τονος τόνοι тонна' },
  { unit: 'A', factor: 1, written: 'a ampere amperes ampère ampères amp amps amper amperů amperów amperios amperov ампера ампер αμπέρ amper' },
  { unit: 'V', factor: 1, written: 'v volt volts voltios voltů woltów voltov волта' },
  { unit: 'V', factor: 1000, written: 'kv' },
  { unit: 'bar', factor: 1, written: 'bar bars bari barów barů bary бар бара μπαρ baria' },
  { unit: 'mm', factor: 1, written: 'mm мм millimeter millimetre milímetros χιλ' },
  { unit: 'mm', factor: 10, written: 'cm см centimeter zentimeter centimetre centimeters centímetros εκ' },
  { unit: 'mm', factor: 1000, written: 'm м meter metre metres mètres metros metri metrů metrów μέτρα' },
  { unit: 'm²', factor: 1, written: 'm² m2 м² м2 qm sqm m^2' },
  { unit: 'Hz', factor: 1, written: 'hz' },
  { unit: 'Hz', factor: 1000, written: 'khz' },
  { unit: 'Hz', factor: 1_000_000, written: 'mhz мхц megahertz' },
  { unit: 'N', factor: 1, written: 'n' },
  { unit: 'N', factor: 1000, written: 'kn' },
  { unit: 'rpm', factor: 1, written: 'rpm u/min tr/min tpm об/мин giri/min ot/min omdr./min omdr/min r/min σ.α.λ. o/min ford./perc ford/perc aps./min aps/min obr./min obr/min rot/min v/min vrt/min' },
  { unit: '×', factor: 1, written: 'x × fach' },
  { unit: 'kg/h', factor: 1, written: 'kg/h кг/ч kg/std kg/stunde' },
  { unit: 'kg/24h', factor: 1, written: 'kg/24h kg/24\u00a0h kg/tag kg/day kg/jour kg/giorno kg/dag kg/día кг/24ч кг/24\u00a0ч kg/d' },
  { unit: 'l/h', factor: 1, written: 'l/h л/ч l/std l/stunde' },
];

const SPELLINGS: ReadonlyMap<string, UnitSpelling> = new Map(
  UNITS.flatMap((unit) => unit.written.split(' ').map((written) => [written.normalize('NFC'), unit] as const)),
);
const escaped = (text: string): string => text.replace(/[.^/]/g, '\\$&').replaceAll('\u00a0', '\\s?');
const ALTERNATIVES = [...SPELLINGS.keys()].sort((one, other) => other.length - one.length).map(escaped);
const NUMBER = String.raw`\d{1,3}(?:[ \u00a0.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?`;
const QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(\d{1,3})\s*[x×*]\s*)?(${NUMBER})\s*-?(${ALTERNATIVES.join('|')})(?![\p{L}\p{N}²])`,
  'giu',
);
const GROUPED = /^[1-9]\d{0,2}(?:[ \u00a0.,]\d{3})+$/;

/**
 * Parses a number with a point or comma; groups of three digits are thousands: `1.500` is 1500, `0,125` is an eighth.
 */
function numberOf(text: string): number {
  return GROUPED.test(text) ? Number(text.replace(/\D/g, '')) : Number(text.replace(',', '.'));
}

const exact = (value: number): number => Number(value.toPrecision(6));

/** `2 × 10 l` matches 10 l and 20 l. */
function quantityOf([, count = '1', number = '', written = '']: readonly (string | undefined)[]): Quantity[] {
  const spelling = SPELLINGS.get(written.toLowerCase().replace(/(?<=24)\s(?=[hч])/u, '\u00a0'));
  if (!spelling) return [];
  const value = exact(numberOf(number) * spelling.factor);
  return [...new Set([exact(value * Number(count)), value])].map((each) => ({ unit: spelling.unit, value: each }));
}

/** Returns the quantities of a text in base units, and the text without them. */
export function quantitiesIn(text: string): { quantities: Quantity[]; written: string[]; rest: string } {
  const found = [...text.normalize('NFC').matchAll(QUANTITY)];
  return {
    quantities: found.flatMap((match) => quantityOf(match).slice(0, 1)),
    written: found.map(([written]) => written.trim()),
    rest: text.normalize('NFC').replace(QUANTITY, ' ').trim(),
  };
}

const BASE_OF_RATE: Partial<Record<BaseUnit, BaseUnit>> = { 'kg/h': 'kg', 'kg/24h': 'kg', 'l/h': 'l' };

/** Returns all quantities that find a product; an ice machine's daily output also counts as kilograms. */
export function figuresIn(text: string): Quantity[] {
  return [...text.normalize('NFC').matchAll(QUANTITY)].flatMap(quantityOf).flatMap((quantity) => {
    const base = BASE_OF_RATE[quantity.unit];
    return base ? [quantity, { unit: base, value: quantity.value }] : [quantity];
  });
}

/** Distance of a product without the searched unit, larger than any other. */
const NO_FIGURE = 1000;
/** Resolution of the distance; quantities within a thousandth are equal. */
const STEPS = 1000;

/**
 * Returns the distance between a product's quantities and the searched ones: 0 for an exact match, larger for a larger
 * ratio.
 */
export function distanceTo(wanted: readonly Quantity[], figures: readonly Quantity[]): number {
  const distances = wanted.map(({ unit, value }) => {
    const own = figures.filter((figure) => figure.unit === unit && figure.value > 0);
    const ratios = own.map((figure) => Math.abs(Math.log(figure.value / (value > 0 ? value : 1))));
    return Math.min(NO_FIGURE, ...ratios);
  });
  return Math.round(distances.reduce((sum, distance) => sum + distance, 0) * STEPS);
}

/** Serialises a product's quantities for an index: `W:6400 l:10`. */
export const figuresText = (figures: readonly Quantity[]): string =>
  [...new Set(figures.map(({ unit, value }) => `${unit}:${value}`))].join(' ');

const isBaseUnit = (text: string): text is BaseUnit => BASE_UNITS.some((unit) => unit === text);

/** Parses the output of `figuresText`. */
export function figuresFrom(text: string): Quantity[] {
  return text.split(' ').flatMap((part) => {
    const [unit = '', value = ''] = part.split(':');
    return isBaseUnit(unit) ? [{ unit, value: Number(value) }] : [];
  });
}
