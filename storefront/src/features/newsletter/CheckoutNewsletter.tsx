import { useStoreConfig } from '../../platform/store/use-store-config.js';
import type { CheckoutNewsletterControl } from './use-checkout-newsletter.js';

/** The newsletter in the checkout: unticked and voluntary, in countries whose toggle shows it (spec core §9). */
export function CheckoutNewsletter({ text, isWanted, want }: CheckoutNewsletterControl) {
  const { toggles } = useStoreConfig();
  if (!toggles.newsletterOptional) return null;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={isWanted}
        onChange={({ target }) => want(target.checked)}
        className="size-5 shrink-0 cursor-pointer accent-accent"
      />
      {text}
    </label>
  );
}
