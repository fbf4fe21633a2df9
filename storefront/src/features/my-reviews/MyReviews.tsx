import { labelled } from '@manifold/domain/label/labelled';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailure } from '../../platform/errors/LoadFailure.js';
import { Button } from '../../ui/Button.js';
import { Picture } from '../../ui/Picture.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { myReviewMessages as messages } from './messages.js';
import { ReviewForm } from './ReviewForm.js';
import { type ReviewedProducts, useMyReviews } from './use-my-reviews.js';
import { WrittenReview } from './WrittenReview.js';

const PICTURE_SIZE = 64;

/** A product to review: purchased, or asked for by its page. */
interface Candidate {
  readonly sku: string;
  readonly name: string;
  readonly image: string | null;
}

/** The customer's reviews, and the products to review. `sku` is the product whose form is open first. */
export function MyReviews({ sku }: { readonly sku: string | undefined }) {
  const { formatMessage } = useIntl();
  const { state, reload } = useMyReviews(sku);
  const [edited, setEdited] = useState(sku);
  if (state.status === 'loading') return <Skeleton className="h-64" />;
  if (state.status === 'failed') return <LoadFailure reason={state.reason} onRetry={reload} />;
  const { written, products } = state.reviews;
  const candidates = candidatesOf(state.reviews, edited);
  const sent = () => {
    setEdited(undefined);
    reload();
  };
  return (
    <div className="max-w-3xl space-y-10">
      {candidates.length > 0 ? (
        <section className="space-y-4">
          <h2 className="text-lg font-bold">{formatMessage(messages.toWrite)}</h2>
          <ul className="space-y-3">
            {candidates.map((product) => (
              <li key={product.sku} className="rounded-card border border-hairline bg-surface p-4">
                <CandidateLine
                  product={product}
                  isOpen={product.sku === edited}
                  onOpen={() => setEdited(product.sku)}
                />
                {product.sku === edited ? (
                  <div className="mt-5">
                    <ReviewForm sku={product.sku} onSent={sent} onCancel={() => setEdited(undefined)} />
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="space-y-4">
        <h2 className="text-lg font-bold">{formatMessage(messages.written)}</h2>
        {written.length === 0 ? <p className="text-ink-soft">{formatMessage(messages.none)}</p> : null}
        <ul className="space-y-3">
          {written.map((review) => (
            <li key={review.id}>
              <WrittenReview review={review} name={products.get(review.sku)?.name ?? review.sku} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Returns the products to review. The requested one comes first, even if it was bought long ago. */
function candidatesOf({ toWrite, products }: ReviewedProducts, sku: string | undefined): Candidate[] {
  const product = sku === undefined ? undefined : products.get(sku);
  const isListed = toWrite.some((candidate) => candidate.sku === sku);
  if (sku === undefined || !product || isListed) return [...toWrite];
  return [{ sku, name: product.name, image: product.image?.url ?? null }, ...toWrite];
}

interface CandidateLineProps {
  readonly product: Candidate;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function CandidateLine({ product: { name, image }, isOpen, onOpen }: CandidateLineProps) {
  const { formatMessage, locale } = useIntl();
  const write = formatMessage(messages.write);
  const writeAbout = labelled(write, name, locale);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Picture
        src={image ?? undefined}
        alt=""
        size={PICTURE_SIZE}
        className="size-16 shrink-0 rounded-control bg-ground p-1"
      />
      <p className="min-w-0 flex-1 basis-40 text-sm font-semibold">{name}</p>
      {isOpen ? null : (
        <Button variant="tertiary" size="sm" aria-label={writeAbout} onClick={onOpen}>
          {write}
        </Button>
      )}
    </div>
  );
}
