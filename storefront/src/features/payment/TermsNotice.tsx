import type { InformationPageKey } from '@manifold/domain/page-slugs/information-pages';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { paymentMessages } from './messages.js';

/** Names the terms that an order accepts. The texts open in a new tab, so that the checkout is not lost. */
export function TermsNotice() {
  const { formatMessage } = useIntl();
  const { slugs } = useStoreConfig();
  const linked = (key: InformationPageKey) => (text: ReactNode[]) => {
    const slug = slugs[key];
    if (!slug) return text;
    return (
      <Link
        key={key}
        to="/$slug"
        params={{ slug }}
        target="_blank"
        preload={false}
        className="font-semibold underline underline-offset-4"
      >
        {text}
      </Link>
    );
  };
  return (
    <p className="text-sm text-ink-soft">
      {formatMessage(paymentMessages.terms, {
        terms: linked('terms-and-conditions'),
        privacy: linked('privacy-data'),
      })}
    </p>
  );
}
