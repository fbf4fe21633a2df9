import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { useShop } from '../../platform/shop/shop.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { reviewErrorMessage, reviewFormMessages as messages } from './messages.js';

export interface ReviewDraft {
  /** 0 as long as none is chosen. */
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly authorName: string;
  readonly consent: boolean;
}

type Problem = 'rating-required' | 'text-required' | 'name-is-address' | 'consent-required';

/** Consent is the default (spec core §4); a store that asks for it shows the checkbox unticked, because a ticked one is no consent. */
const EMPTY: ReviewDraft = { rating: 0, title: '', text: '', authorName: '', consent: false };

/** A refused field, or the first of a refused group. */
const FIRST_REFUSED = '[aria-invalid="true"]:not([role]), [aria-invalid="true"] input';

/** Controls the form of a review. */
export function useReviewForm(sku: string, onSent: () => void) {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const { reviewConsent: asksConsent } = useStoreConfig().toggles;
  const call = useCustomerApi();
  const [draft, setDraft] = useState(EMPTY);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // The first field to correct may be above the screen; its error is read out with it.
  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>(FIRST_REFUSED)?.focus();
  }, [problems]);
  const send = async () => {
    const { rating, title, text, authorName, consent } = draft;
    const found: Problem[] = [];
    if (rating === 0) found.push('rating-required');
    if (text.trim() === '') found.push('text-required');
    if (authorName.includes('@')) found.push('name-is-address');
    if (asksConsent && !consent) found.push('consent-required');
    setProblems(found);
    setRefusal(undefined);
    if (found.length > 0) return;
    setBusy(true);
    try {
      await call('addReview', {
        sku,
        rating,
        text,
        ...(title.trim() === '' ? {} : { title }),
        ...(authorName.trim() === '' ? {} : { authorName }),
        consent: asksConsent ? consent : true,
      });
      notices.show({ id: 'my-reviews', kind: 'status', text: formatMessage(messages.sent) });
      onSent();
    } catch (error) {
      setRefusal(formatMessage(reviewErrorMessage(error)));
      setBusy(false);
    }
  };
  return {
    form,
    draft,
    change: (changes: Partial<ReviewDraft>) => setDraft({ ...draft, ...changes }),
    isBusy,
    asksConsent,
    refusal,
    problemOf: (problem: Problem) => (problems.includes(problem) ? formatMessage(messages[problem]) : undefined),
    submit: (event: FormEvent) => {
      event.preventDefault();
      // The button stays focusable while it is busy, so a second press must do nothing.
      if (!isBusy) void send();
    },
  };
}
