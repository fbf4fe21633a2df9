import * as z from 'zod/mini';
import { readData } from '../data-files/read-data.js';
import { localizedText } from '../terms/language.js';

const faq = readData(
  'texts/faq',
  z.strictObject({
    questions: z.strictObject({
      connection: localizedText,
      space: localizedText,
      care: localizedText,
      delivery: localizedText,
      set: localizedText,
      returns: localizedText,
      fits: localizedText,
    }),
    /** With placeholders for figures: `{size}`, `{weight}`, `{power}`, `{machines}`. */
    answers: z.strictObject({
      socket: localizedText,
      strongCircuit: localizedText,
      threePhase: localizedText,
      space: localizedText,
      freight: localizedText,
      parcel: localizedText,
      returns: localizedText,
      unplugFirst: localizedText,
      fits: localizedText,
    }),
  }),
);

/** The questions. */
export const faqQuestions = faq.questions;

/** The answers. */
export const faqAnswers = faq.answers;
