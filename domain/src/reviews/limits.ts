/** Maximum number of reviews per page. (spec core §9) */
export const REVIEWS_PER_PAGE = 10;

/** Possible ratings, best first. */
export const STARS = [5, 4, 3, 2, 1] as const;
