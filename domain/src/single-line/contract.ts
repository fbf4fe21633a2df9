import * as z from 'zod/mini';
import { singleLine } from './single-line.js';

/** A text that is stored as one trimmed line, of 1 to `maximum` characters. */
export const requiredLine = (maximum: number) =>
  z.string().check(z.overwrite(singleLine), z.minLength(1), z.maxLength(maximum));
