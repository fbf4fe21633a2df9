import { readFileSync } from 'node:fs';
import type { Vector } from './drawing/vector.js';

/** A product's own drawing: a machine in a livery and in proportions of its own. */
export interface Variant {
  readonly drawing: string;
  /** Which livery, counted from 1. */
  readonly livery: number;
  readonly stretch: Vector;
}

/** What the catalogue wants drawn; the demo writes and checks it (`demo/src/catalogue/pictures.ts`). */
export interface PictureList {
  readonly drawings: readonly string[];
  readonly turns: Readonly<Record<string, number>>;
  readonly films: readonly string[];
  readonly variants: Readonly<Record<string, Variant>>;
  readonly returned: Readonly<Record<string, string>>;
  readonly sets: Readonly<Record<string, readonly string[]>>;
}

/** `demo/pictures/list.json`, seen from the source and from its build. */
export const pictureList = JSON.parse(readFileSync(new URL('../list.json', import.meta.url), 'utf8')) as PictureList;
