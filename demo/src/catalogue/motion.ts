import * as z from 'zod/mini';
import { keySchema, readData } from '../data-files/read-data.js';

const namesSchema = z.array(keySchema).check(z.maxLength(200));

const motion = readData('pictures/motion', z.strictObject({ turning: namesSchema, filmed: namesSchema }));

/** Number of pictures in a 360° view. */
const FRAMES = 24;

/** Drawings with a 360° view, and the number of frames: `/media/products/fryer-360/01.svg` to `24.svg`. */
export const turnablePictures: Readonly<Record<string, number>> = Object.fromEntries(
  motion.turning.map((name) => [name, FRAMES]),
);

/**
 * Drawings whose machine is shown at work: `/media/videos/drill-press.svg`. A film loops, so a page starts it only on request,
 * and shows the first picture with reduced motion.
 */
export const filmedPictures: ReadonlySet<string> = new Set(motion.filmed);
