import { readFileSync } from 'node:fs';
import type { Vector } from './drawing/vector.js';

/** The drawing of a single product: a machine with its own livery and proportions. */
export interface Variant {
  readonly drawing: string;
  /** The number of the livery, from 1. */
  readonly livery: number;
  readonly stretch: Vector;
}

/** The pictures that the catalogue needs; `demo/src/catalogue/pictures.ts` generates and checks the list. */
export interface PictureList {
  readonly drawings: readonly string[];
  readonly turns: Readonly<Record<string, number>>;
  readonly films: readonly string[];
  readonly variants: Readonly<Record<string, Variant>>;
  readonly returned: Readonly<Record<string, string>>;
  readonly sets: Readonly<Record<string, readonly string[]>>;
}

/** The content of `demo/pictures/list.json`; the relative path is the same from `src` and `dist`. */
export const pictureList = JSON.parse(readFileSync(new URL('../list.json', import.meta.url), 'utf8')) as PictureList;
