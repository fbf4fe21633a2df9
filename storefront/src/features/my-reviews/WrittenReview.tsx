import type { OwnReview } from '@manifold/domain/reviews/own-review';
import { useIntl } from 'react-intl';
import { Badge, type BadgeTone } from '../../ui/Badge.js';
import { Stars } from '../../ui/Stars.js';
import { myReviewMessages as messages, refusalMessages } from './messages.js';

const TONES: Readonly<Record<OwnReview['state'], BadgeTone>> = { open: 'warn', published: 'ok', refused: 'danger' };

/** UTC, because the date of a review has no time zone. */
const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** A review of the customer, with its text and its state. */
export function WrittenReview({ review, name }: { readonly review: OwnReview; readonly name: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { rating, title, text, date, state, refusalReason, answer } = review;
  return (
    <article className="space-y-2 rounded-card border border-hairline bg-surface p-5 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{name}</span>
        <Badge tone={TONES[state]}>{formatMessage(messages[state])}</Badge>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        <Stars average={rating} />
        <time dateTime={date}>{formatDate(`${date}T00:00:00Z`, DAY)}</time>
      </p>
      {title === '' ? null : <h3 className="font-semibold wrap-anywhere">{title}</h3>}
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
      {refusalReason ? <p className="text-danger">{formatMessage(refusalMessages[refusalReason])}</p> : null}
      {answer ? (
        <div className="border-l-2 border-hairline-strong pl-4">
          <p className="font-semibold">{formatMessage(messages.answer)}</p>
          <p className="text-ink-soft">{answer}</p>
        </div>
      ) : null}
    </article>
  );
}
