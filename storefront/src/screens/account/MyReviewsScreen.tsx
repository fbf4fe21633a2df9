import { useSearch } from '@tanstack/react-router';
import { MyReviews } from '../../features/my-reviews/MyReviews.js';
import { accountTitles } from '../../platform/account/pages.js';
import { AccountFrame } from './AccountFrame.js';

/** The customer's reviews. */
export function MyReviewsScreen() {
  const { sku } = useSearch({ from: '/my-account/my-reviews' });
  return <AccountFrame title={accountTitles.reviews}>{() => <MyReviews key={sku} sku={sku} />}</AccountFrame>;
}
