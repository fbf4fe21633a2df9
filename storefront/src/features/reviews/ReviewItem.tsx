import type { Review } from '@manifold/domain/reviews/contract';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.js';
import { Stars } from '../../ui/Stars.js';
import { reviewMessages } from './messages.js';

/** UTC, because the date of a review has no time zone. */
const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Separates two facts; hidden from screen readers. */
const BETWEEN = '·';
/** A name that is the same in every language. */
const GOOGLE = 'Google';

export interface ReviewItemProps {
  readonly review: Review;
  /** Whether this is the first review that was loaded last; it takes the focus, so that reading continues here. */
  readonly isContinuation: boolean;
}

/** One review, translated to the visitor's language or as it was written. */
export function ReviewItem({ review, isContinuation }: ReviewItemProps) {
  const { formatMessage, formatDate, locale } = useIntl();
  const place = useRef<HTMLElement>(null);
  const [showsOriginal, setShowsOriginal] = useState(false);
  // The button that had the focus is now below the new reviews.
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
        {/* Server and browser may spell a month differently. */}
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
