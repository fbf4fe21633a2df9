import type { LineItem } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidField } from '../errors/platform-error.js';
import type { Work } from '../work/work.js';
import { withValidity } from './item-shipping.js';

const MAX_PIECES = 1_000_000;
/** A number of pieces; negative ones are allowed in imported orders. */
export const pieces = z.int().max(MAX_PIECES, 'The quantity is too large.');

/** The quantity of a line. */
export const quantity = pieces.min(1, 'The quantity must be at least 1.');
/** The quantity in an action: 0 removes the line. */
export const anyQuantity = pieces.min(0, 'The quantity must not be negative.');

/** Returns the line with another quantity. Throws InvalidField if it is out of bounds. */
export function withQuantity(line: LineItem, wanted: number, work: Work): LineItem {
  const checked = quantity.safeParse(wanted);
  if (!checked.success) throw invalidField('quantity', wanted, checked.error.issues[0]?.message ?? 'Not a quantity.');
  const shippingDetails = line.shippingDetails && withValidity(line.shippingDetails, wanted);
  return { ...line, quantity: wanted, shippingDetails, lastModifiedAt: work.now.toISOString() };
}
