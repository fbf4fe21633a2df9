import { perLanguage, type Localized } from '../terms/language.js';
import { answers, generalTexts, titles, type DepartmentTexts } from './texts.js';

/** The index of a review of a product, and its pseudo-random numbers from 0 to 1. */
export interface ReviewSeed {
  readonly rating: number;
  /** Increases with each review of a product, so that neighbours have different texts. */
  readonly number: number;
  readonly random: (about: string) => number;
}

/** Title and text of a review in every language. */
export interface ReviewText {
  readonly title: Localized;
  readonly text: Localized;
  readonly answer?: Localized;
}

/** Returns an item of a list by index, starting again after the last. */
const next = <T>(list: readonly [T, ...T[]], number: number): T => list[number % list.length] ?? list[0];

const sentences = (...parts: readonly Localized[]): Localized =>
  perLanguage((language) => parts.map((part) => part[language]).join(' '));

/** The distance between two praises in the table, so that they are about different topics. */
const STEP = 4;

function praise(texts: DepartmentTexts, { rating, number, random }: ReviewSeed): ReviewText {
  const general = next(generalTexts.praise, number * STEP);
  const more = next(generalTexts.praise, (number + 1) * STEP);
  const own = next(texts.praise, number);
  const whole = random('length') < 0.75 ? sentences(general, own) : sentences(own, general, more);
  const thanks = [answers.thanks, answers.team, answers.years] as const;
  const isAnswered = random('answered') < (rating === 5 ? 0.12 : 0.08);
  return {
    title: next(titles.praise, number),
    text: random('shortness') < 0.2 ? sentences(own) : whole,
    ...(isAnswered ? { answer: next<Localized>(thanks, number) } : {}),
  };
}

/** Praise about the department only, because praise of delivery or manual could contradict the next sentence. */
function mixed(texts: DepartmentTexts, { rating, number, random }: ReviewSeed): ReviewText {
  const own = next(texts.praise, number);
  const remark = random('remark') < 0.3 ? texts.remark : next(generalTexts.remarks, number);
  const isAnswered = random('answered') < (rating === 3 ? 0.65 : 0.2);
  return {
    title: next(titles.mixed, number),
    text: rating === 3 && random('length') < 0.3 ? sentences(remark) : sentences(own, remark),
    ...(isAnswered ? { answer: random('which') < 0.5 ? answers.noted : answers.improve } : {}),
  };
}

function criticism(texts: DepartmentTexts, { number, random }: ReviewSeed): ReviewText {
  const complaint = next(generalTexts.complaints, number);
  return {
    title: next(titles.criticism, number),
    text: random('length') < 0.6 ? sentences(complaint.text) : sentences(complaint.text, texts.remark),
    ...(random('answered') < 0.85 ? { answer: answers[complaint.answer] } : {}),
  };
}

/** Returns the text of a review with this rating about a machine of the department. */
export function reviewText(texts: DepartmentTexts, seed: ReviewSeed): ReviewText {
  if (seed.rating < 3) return criticism(texts, seed);
  const isMixed = seed.rating === 3 || (seed.rating === 4 && seed.random('mixed') < 0.5);
  return isMixed ? mixed(texts, seed) : praise(texts, seed);
}
