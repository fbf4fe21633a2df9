import { perLanguage, type Localized } from '../terms/language.js';
import { answers, generalTexts, titles, type DepartmentTexts } from './texts.js';

/** The index of a review of a product, and its pseudo-random numbers from 0 to 1. */
export interface Turn {
  readonly rating: number;
  /** Increases with each review of a product, so that neighbours have different texts. */
  readonly number: number;
  readonly luck: (about: string) => number;
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

function praise(texts: DepartmentTexts, { rating, number, luck }: Turn): ReviewText {
  const general = next(generalTexts.praise, number * STEP);
  const more = next(generalTexts.praise, (number + 1) * STEP);
  const own = next(texts.praise, number);
  const whole = luck('length') < 0.75 ? sentences(general, own) : sentences(own, general, more);
  const thanks = [answers.thanks, answers.team, answers.years] as const;
  const isAnswered = luck('answered') < (rating === 5 ? 0.12 : 0.08);
  return {
    title: next(titles.praise, number),
    text: luck('shortness') < 0.2 ? sentences(own) : whole,
    ...(isAnswered ? { answer: next<Localized>(thanks, number) } : {}),
  };
}

/** Praise about the department only, because praise of delivery or manual could contradict the next sentence. */
function mixed(texts: DepartmentTexts, { rating, number, luck }: Turn): ReviewText {
  const own = next(texts.praise, number);
  const remark = luck('remark') < 0.3 ? texts.remark : next(generalTexts.remarks, number);
  const isAnswered = luck('answered') < (rating === 3 ? 0.65 : 0.2);
  return {
    title: next(titles.mixed, number),
    text: rating === 3 && luck('length') < 0.3 ? sentences(remark) : sentences(own, remark),
    ...(isAnswered ? { answer: luck('which') < 0.5 ? answers.noted : answers.improve } : {}),
  };
}

function criticism(texts: DepartmentTexts, { number, luck }: Turn): ReviewText {
  const complaint = next(generalTexts.complaints, number);
  return {
    title: next(titles.criticism, number),
    text: luck('length') < 0.6 ? sentences(complaint.text) : sentences(complaint.text, texts.remark),
    ...(luck('answered') < 0.85 ? { answer: answers[complaint.answer] } : {}),
  };
}

/** Returns the text of a review with this rating about a machine of the department. */
export function reviewText(texts: DepartmentTexts, turn: Turn): ReviewText {
  if (turn.rating < 3) return criticism(texts, turn);
  const isMixed = turn.rating === 3 || (turn.rating === 4 && turn.luck('mixed') < 0.5);
  return isMixed ? mixed(texts, turn) : praise(texts, turn);
}
