import type { Review } from '@manifold/domain/reviews/contract';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.js';
import { Stars } from '../../ui/Stars.js';
import { reviewMessages } from './messages.js';

/** The day as everybody's calendar has it: a review's day has no time zone. */
const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Between two facts, for eyes only. */
const BETWEEN = '·';
/** A name, the same in every language. */
const GOOGLE = 'Google';

export interface ReviewItemProps {
  readonly review: Review;
  /** The first of those that were asked for: it takes the focus, so that reading goes on here. */
  readonly isContinuation: boolean;
}

/** One review, in the visitor's language or as it was written. */
export function ReviewItem({ review, isContinuation }: ReviewItemProps) {
  const { formatMessage, formatDate, locale } = useIntl();
  const place = useRef<HTMLElement>(null);
  const [showsOriginal, setShowsOriginal] = useState(false);
  // The focus is the browser's, and the button that had it stands below the new reviews now.
  useEffect(() => {
    if (isContinuation) place.current?.focus();
  }, [isContinuation]);
  const { authorName, rating, date, source, language, original, answer } = review;
  const { title, text } = showsOriginal && original ? original : review;
  const isAsWritten = showsOriginal || original === null;
  const ownLanguage = isAsWritten && !locale.startsWith(language) ? language : undefined;
  return (
    <article ref={place} tabIndex={isContinuation ? -1 : undefined} className="py-5">
      <Stars average={rating} />
      <div lang={ownLanguage}>
        <h3 className="mt-1.5 text-md font-semibold">{title}</h3>
        <p className="mt-1 max-w-prose text-md">{text}</p>
      </div>
      <p className="mt-2 flex flex-wrap gap-x-1.5 text-xs text-ink-soft">
        <span>{authorName}</span>
        <span aria-hidden="true">{BETWEEN}</span>
        {/* Two machines may spell a month differently; the day is the same. */}
        <time dateTime={date} suppressHydrationWarning>
          {formatDate(`${date}T00:00:00Z`, DAY)}
        </time>
        {source === 'google' ? (
          <>
            <span aria-hidden="true">{BETWEEN}</span>
            <span>{GOOGLE}</span>
          </>
        ) : null}
      </p>
      {original ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-xs text-ink-soft">
          {formatMessage(reviewMessages.translated, { language })}
          <Button
            variant="link"
            size="sm"
            className="py-1.5 text-xs noscript:hidden"
            onClick={() => setShowsOriginal(!showsOriginal)}
          >
            {formatMessage(showsOriginal ? reviewMessages.showTranslation : reviewMessages.showOriginal)}
          </Button>
        </p>
      ) : null}
      {answer ? (
        <div className="mt-3 max-w-prose border-l-2 border-hairline-strong pl-4 text-sm">
          <p className="font-semibold">{formatMessage(reviewMessages.answer)}</p>
          <p className="mt-0.5 text-ink-soft">{answer}</p>
        </div>
      ) : null}
    </article>
  );
}
