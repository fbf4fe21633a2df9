import { memoizeByText } from '@manifold/domain/memoize/memoize-by-text';

const DAY_MS = 86_400_000;

/** The end of a campaign in a store's time zone. */
export interface CampaignEnd {
  /** An instant on the last day. */
  readonly instant: Date;
  /** Whether the campaign lasts until the end of that day, so that no time needs to be shown. */
  readonly isWholeDay: boolean;
}

/** Formats by time zone, cached because creating one takes longer than rendering the banner. */
const timeFormatIn = memoizeByText(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/** Returns the last day of a campaign. `2026-11-29T23:00:00Z` is midnight in Berlin: Sunday is the last day. In Athens it is 1:00 on Monday. */
export function campaignEnd(endDate: string, timeZone: string): CampaignEnd {
  const end = new Date(endDate);
  const isWholeDay = timeFormatIn(timeZone).format(end) === '00:00:00';
  return { instant: isWholeDay ? new Date(end.getTime() - DAY_MS / 2) : end, isWholeDay };
}
