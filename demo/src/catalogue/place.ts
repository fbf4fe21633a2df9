import type { NumberedModel } from './models.js';

/** "fryer/2": family and number, by which the offers name a model. */
export const placeOf = ({ family, number }: NumberedModel): string => `${family.key}/${number}`;
