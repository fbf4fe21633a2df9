import { accessibleStores } from '@manifold/domain/order-desk/accessible-countries';
import {
  type DecideReview,
  type DeskReview,
  type DeskReviews,
  REVIEWS_PER_DESK_PAGE,
  type ReviewState,
} from '@manifold/domain/review-desk/contract';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import {
  type DeskReviewRecord,
  ReviewDeskBackend,
} from '../../integrations/commercetools/ports/review-desk-backend.js';
import { LiveConfig } from '../../store-config/index.js';
import { ReviewAudit } from './review-audit.repository.js';
import { ReviewMail } from './review-mail.service.js';

/** Lets staff publish and refuse reviews of their countries. */
@Injectable()
export class ReviewDesk {
  constructor(
    private readonly backend: ReviewDeskBackend,
    private readonly live: LiveConfig,
    private readonly mail: ReviewMail,
    private readonly audit: ReviewAudit,
  ) {}

  /** Returns a page of reviews in a state, oldest first. */
  async list({ state, offset }: { state: ReviewState; offset: number }, staff: Staff): Promise<DeskReviews> {
    const countries = this.countriesOf(staff);
    const limit = REVIEWS_PER_DESK_PAGE;
    const { reviews, total } = await this.backend.list({ storeKeys: [...countries.keys()], state, offset, limit });
    return { reviews: reviews.flatMap((review) => deskReviewView(review, countries) ?? []), total, limit };
  }

  /**
   * Publishes or refuses a review. Its author gets a mail when it is first published. Throws `not-found` for reviews of other
   * countries, `invalid-input` for a refusal without a reason, and `conflict` if another person has decided meanwhile.
   */
  async decide(id: string, { version, decision, reason, answer }: DecideReview, staff: Staff): Promise<DeskReview> {
    const countries = this.countriesOf(staff);
    const before = await this.backend.review(id);
    if (!before || !countries.has(before.storeKey)) throw new ShopError('not-found');
    if (decision === 'refuse' && reason === null) throw invalidField('reason', 'required');
    const refusalReason = decision === 'refuse' ? reason : null;
    const after = await this.backend.decide(before, version, { refusalReason, answer });
    await this.audit.record({
      actor: staff.email,
      action: `review.${decision}`,
      subject: before.sku,
      details: { stores: [before.storeKey], review: id, ...(refusalReason ? { reason: refusalReason } : {}) },
    });
    if (before.state !== 'published' && after.state === 'published') await this.mail.sendPublished(after);
    const view = deskReviewView(after, countries);
    if (!view) throw new ShopError('not-found');
    return view;
  }

  /** Returns the countries of the stores whose reviews the person may see, by store key. */
  private countriesOf({ orderCountries }: Staff): ReadonlyMap<string, string> {
    return accessibleStores(this.live.snapshots(), orderCountries);
  }
}

function deskReviewView(
  { purchase: _purchase, consent: _consent, ...review }: DeskReviewRecord,
  countries: ReadonlyMap<string, string>,
): DeskReview | undefined {
  const countryCode = countries.get(review.storeKey);
  return countryCode === undefined ? undefined : { ...review, countryCode };
}
