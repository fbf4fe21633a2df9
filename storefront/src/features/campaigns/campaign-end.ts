const DAY_MS = 86_400_000;

/** When a campaign ends by a store's clocks. */
export interface CampaignEnd {
  /** An instant of the day that is named. */
  readonly instant: Date;
  /** Whether all of that day belongs to the campaign, so that no time needs to be said. */
  readonly isWholeDay: boolean;
}

/** Clocks by time zone: making one takes longer than rendering the rest of the banner. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** `2026-11-29T23:00:00Z` is in Berlin the end of Sunday: Sunday is the last day. In Athens it is one o'clock on Monday. */
export function campaignEnd(endDate: string, timeZone: string): CampaignEnd {
  const end = new Date(endDate);
  const isWholeDay = clockIn(timeZone).format(end) === '00:00:00';
  return { instant: isWholeDay ? new Date(end.getTime() - DAY_MS / 2) : end, isWholeDay };
}
