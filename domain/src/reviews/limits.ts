/** At most this many reviews come at once. (spec core §9) */
export const REVIEWS_PER_PAGE = 10;

/** The stars that a review can give, most first. */
export const STARS = [5, 4, 3, 2, 1] as const;
