import type { AdjectiveName } from '../terms/adjectives.js';
import type { DepartmentKey } from '../terms/departments.js';
import type { GroupKey } from '../terms/groups.js';
import type { Localized } from '../terms/language.js';
import type { Noun } from '../terms/noun.js';
import type { Unit } from '../terms/quantity.js';
import type { FeatureKey } from '../texts/features.js';
import type { SpecificationKey } from '../texts/specification-labels.js';

/** "2 × 10 l": a value in a unit, `count` times over; a bare number (shelves) has no unit. */
export interface Figure {
  readonly value: number;
  readonly unit?: Unit;
  readonly count?: number;
}

/** The figures that differ between the models of a family; `nominal` is one that only the name carries (a disc's 150 mm). */
export type Figures = Partial<Record<SpecificationKey | 'nominal', Figure>>;

/** What may stand in a name behind the noun. */
export type NamedFigure = SpecificationKey | 'nominal' | 'size';

export type EnergyClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/** One model as its maker would list it. */
export interface Model {
  /** The middle of the model code: "50-8" in "MSW-KOMP-50-8". */
  readonly code: string;
  /** Gross price in whole euros before it is brought to a price point. */
  readonly euros: number;
  readonly adjective?: AdjectiveName;
  readonly figures: Figures;
  /** Length, width, height in millimetres. */
  readonly size: readonly [number, number, number];
  readonly kilograms: number;
  /** Which drawing shows it, when the family has several ("fryer-double"). */
  readonly picture?: string;
  /** Of an accessory: which machines it fits, by the figure that its family names, in litres, kilograms and so on. */
  readonly suits?: readonly [from: number, to: number];
}

/** What makes a family one of accessories. */
export interface AccessoryOf {
  /** Keys of the families whose machines it belongs to. */
  readonly machines: readonly string[];
  /** The machine's figure that decides which model fits; without one every model fits all of them. */
  readonly by?: keyof Figures;
  readonly description: Localized;
}

/** A kind of machine or accessory: what is common to all its models. */
export interface Family {
  readonly key: string;
  /** Two digits of the SKU. Never changes, or the SKUs of the demo would move. */
  readonly number: number;
  readonly noun: Noun;
  readonly department: DepartmentKey;
  readonly group: GroupKey;
  readonly brand: string;
  /** The front of the model code: "MSW-KOMP". */
  readonly modelPrefix: string;
  readonly adjective?: AdjectiveName;
  /** Which figures stand in the name, in this order. */
  readonly named: readonly NamedFigure[];
  readonly features: readonly FeatureKey[];
  readonly mainsVoltage?: 230 | 400;
  readonly freight?: boolean;
  readonly energyClass?: EnergyClass;
  /** A machine has none. */
  readonly accessory?: AccessoryOf;
  readonly models: readonly Model[];
}
