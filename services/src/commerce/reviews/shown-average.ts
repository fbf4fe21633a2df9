/** An average of stars as it is shown everywhere: with one decimal. */
export const shownAverage = (average: number): number => Math.round(average * 10) / 10;
