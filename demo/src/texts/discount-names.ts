import * as z from 'zod/mini';
import { readData } from '../data-files/read-data.js';
import { localizedText } from '../terms/language.js';

/** The names of discounts in the cart and beside a price. */
export const discountNames = readData(
  'texts/discount-names',
  z.strictObject({
    volume: localizedText,
    welcome: localizedText,
    freeDelivery: localizedText,
    equipment: localizedText,
    blackFriday: localizedText,
    cyberWeek: localizedText,
    firewoodSeason: localizedText,
    gardenSpring: localizedText,
    cleaningWeeks: localizedText,
    endOfLine: localizedText,
  }),
);
