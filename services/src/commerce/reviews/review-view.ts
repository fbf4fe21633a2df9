import type { Review, ReviewList } from '@manifold/domain/reviews/contract';
import { STARS } from '@manifold/domain/reviews/limits';
import type {
  ReviewPageRecord,
  ReviewRecord,
  TranslatedText,
} from '../../integrations/commercetools/ports/review-backend.js';
import { shownAverage, localisedText } from '../catalogue/index.js';

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** Returns the visitor's locale and language without fallbacks, because reviews are translated only into these. */
function ownLanguages(languages: readonly string[]): readonly string[] {
  const [first = ''] = languages;
  return languages.filter((language) => languageOf(language) === languageOf(first));
}

/** Maps a review for a visitor with these languages, best first. */
export function reviewView(record: ReviewRecord, languages: readonly string[]): Review {
  const { id, authorName, rating, source, title, text, answer } = record;
  const own = ownLanguages(languages);
  const language = languageOf(record.locale ?? own[0] ?? '');
  const isForeign = languageOf(own[0] ?? '') !== language;
  const translatedText = isForeign ? localisedText(own, text.translations) : undefined;
  const shown = ({ original, translations }: TranslatedText): string =>
    translatedText === undefined ? original : (localisedText(own, translations) ?? original);
  return {
    id,
    authorName,
    rating,
    date: record.writtenAt.slice(0, 'YYYY-MM-DD'.length),
    source: source === 'google' ? 'google' : 'shop',
    title: shown(title),
    text: shown(text),
    language,
    original: translatedText === undefined ? null : { title: title.original, text: text.original },
    answer: answer && (localisedText(own, answer.translations) ?? answer.original),
  };
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Maps a page of reviews for a visitor; an empty page without a record. */
export function reviewList(
  record: ReviewPageRecord | undefined,
  { offset, limit }: Page,
  languages: readonly string[],
): ReviewList {
  const results = (record?.reviews ?? []).map((review) => reviewView(review, languages));
  const { average = 0, distribution = {} } = record?.statistics ?? {};
  return {
    offset,
    limit,
    total: record?.total ?? 0,
    count: results.length,
    results,
    averageRating: shownAverage(average),
    ratingsDistribution: Object.fromEntries(STARS.map((stars) => [stars, distribution[stars] ?? 0])),
  };
}
