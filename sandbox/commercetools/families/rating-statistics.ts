import type { Review, ReviewRatingStatistics } from '@commercetools/platform-sdk';
import type { Queryable } from '../storage/database.js';

/** One rating of one target. */
interface CountedRating {
  readonly targetId: string;
  readonly rating: number;
}

/** Returns the rating that a review adds; undefined without a rating or a target, or if its state excludes it. */
function countedRating(review: Review | undefined): CountedRating | undefined {
  if (!review?.includedInStatistics || review.rating === undefined || review.target === undefined) return undefined;
  return { targetId: review.target.id, rating: review.rating };
}

interface RatingChange extends CountedRating {
  readonly change: 1 | -1;
}

async function count(db: Queryable, { targetId, rating, change }: RatingChange): Promise<void> {
  await db.query(
    `INSERT INTO review_ratings (target_id, rating, reviews) VALUES ($1, $2, $3)
     ON CONFLICT (target_id, rating) DO UPDATE SET reviews = review_ratings.reviews + excluded.reviews`,
    [targetId, rating, change],
  );
}

const place = ({ targetId, rating }: CountedRating): string => `${targetId} ${rating}`;

/** Updates the counts for one review, in its transaction: subtracts its former rating and adds the new one. */
export async function countReview(db: Queryable, after: Review | undefined, before: Review | undefined): Promise<void> {
  const [now, then] = [countedRating(after), countedRating(before)];
  if (now && then && place(now) === place(then)) return;
  const changes: RatingChange[] = [
    ...(then ? [{ ...then, change: -1 as const }] : []),
    ...(now ? [{ ...now, change: 1 as const }] : []),
  ];
  // Always in the same order, so that two reviews that swap their targets cannot deadlock.
  changes.sort((one, other) => (place(one) < place(other) ? -1 : 1));
  for (const change of changes) await count(db, change);
}

interface RatingRow {
  target_id: string;
  rating: number;
  reviews: number;
}

/** The platform rounds averages to five decimals. */
const rounded = (average: number): number => Math.round(average * 1e5) / 1e5;

function statisticsOf(rows: readonly RatingRow[]): ReviewRatingStatistics {
  const total = rows.reduce((sum, { reviews }) => sum + reviews, 0);
  const sum = rows.reduce((all, { rating, reviews }) => all + rating * reviews, 0);
  const ratings = rows.map(({ rating }) => rating);
  return {
    averageRating: rounded(sum / total),
    highestRating: Math.max(...ratings),
    lowestRating: Math.min(...ratings),
    count: total,
    ratingsDistribution: Object.fromEntries(rows.map(({ rating, reviews }) => [rating, reviews])),
  };
}

/** Returns the statistics of many targets with one query; a target without ratings has none. */
export async function ratingStatistics(
  db: Queryable,
  targetIds: readonly string[],
): Promise<ReadonlyMap<string, ReviewRatingStatistics>> {
  if (targetIds.length === 0) return new Map();
  const { rows } = await db.recurring<RatingRow>(
    'SELECT target_id, rating, reviews FROM review_ratings WHERE target_id = ANY($1) AND reviews > 0 ORDER BY rating',
    [[...new Set(targetIds)]],
  );
  const byTarget = new Map<string, RatingRow[]>();
  for (const row of rows) byTarget.set(row.target_id, [...(byTarget.get(row.target_id) ?? []), row]);
  return new Map([...byTarget].map(([id, own]) => [id, statisticsOf(own)]));
}
