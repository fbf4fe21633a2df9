import * as z from 'zod/mini';
import { keySchema, readData } from '../data-files/read-data.js';
import { drawingOf } from './drawing-name.js';
import type { NumberedModel } from './models.js';
import { filmedPictures, turnablePictures } from './motion.js';
import { skuOf, type Condition } from './sku.js';

/** The number of views of a drawing: three-quarter, front and close-up. */
const VIEWS = 3;

const sideSchema = z.number().check(z.minimum(0.5), z.maximum(2));

/** The pictures that `demo/pictures` draws. `npm run pictures` generates the list from the catalogue (docs/decisions/031-pictures-are-drawn-once.md). */
export const pictureListSchema = z.strictObject({
  /** Machines with three views each. */
  drawings: z.array(keySchema),
  /** Number of pictures in the 360° view of a machine. */
  turns: z.record(keySchema, z.int()),
  films: z.array(keySchema),
  /** Machines with their own livery and proportions, in three views, by the SKU of their product. */
  variants: z.record(
    keySchema,
    z.strictObject({ drawing: keySchema, livery: z.int(), stretch: z.tuple([sideSchema, sideSchema, sideSchema]) }),
  ),
  /** Returned machines beside their opened carton, by their SKU: a drawing or a variant. */
  returned: z.record(keySchema, keySchema),
  /** The machines on the picture of a set, by its SKU: drawings or variants. */
  sets: z.record(keySchema, z.array(keySchema).check(z.minLength(2))),
});

export type PictureList = z.output<typeof pictureListSchema>;

/** The list of the packed pictures. */
export const pictureList: PictureList = readData('../pictures/list', pictureListSchema);

const viewsOf = (name: string): readonly string[] => Array.from({ length: VIEWS }, (_, view) => `${name}-${view + 1}`);

/** Returns the picture of a new machine: its own variant, or a shared drawing. */
export function pictureNameOf(numbered: NumberedModel): string {
  const sku = skuOf('a-ware', numbered.family.number, numbered.number);
  return sku in pictureList.variants ? sku : drawingOf(numbered.family, numbered.model);
}

/** Returns the names of a machine's pictures, the three-quarter view first: `fryer-double-1`. A returned machine begins with the picture with its carton. */
export function picturesOf(numbered: NumberedModel, condition: Condition): readonly string[] {
  const views = viewsOf(pictureNameOf(numbered));
  const returned = skuOf('b-ware', numbered.family.number, numbered.number);
  return condition === 'b-ware' && returned in pictureList.returned ? [`${returned}-1`, ...views.slice(1)] : views;
}

/** Returns the pictures of a set: all parts together, then each part. */
export function setPicturesOf(sku: string, parts: readonly NumberedModel[]): readonly string[] {
  const first = parts.map((part) => `${pictureNameOf(part)}-1`);
  return sku in pictureList.sets ? [`${sku}-1`, ...first] : first;
}

/** Returns the 360° view (number of pictures) and the film of a new machine, if its drawing has them. */
export function motionOf(
  numbered: NumberedModel,
  condition: Condition,
): { readonly images360?: number; readonly video?: string } {
  const drawing = pictureNameOf(numbered);
  if (condition !== 'a-ware') return {};
  return {
    images360: turnablePictures[drawing],
    video: filmedPictures.has(drawing) ? `/media/videos/${drawing}.svg` : undefined,
  };
}
