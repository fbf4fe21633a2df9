import type { StoreView } from '@manifold/domain/admin-api/contract';
import { PREVIEWED_MAILS, type MailPreviewParams } from '@manifold/domain/mail-preview/contract';

/** Returns the mail, store and language that an address names, or the first ones. Undefined without stores. */
export function previewParams(
  query: URLSearchParams,
  stores: readonly Pick<StoreView, 'storeKey' | 'locales'>[],
): MailPreviewParams | undefined {
  const mail = PREVIEWED_MAILS.find((one) => one === query.get('mail')) ?? PREVIEWED_MAILS[0];
  const store = stores.find(({ storeKey }) => storeKey === query.get('store')) ?? stores[0];
  const locale = store?.locales.find((one) => one === query.get('locale')) ?? store?.locales[0];
  return store && locale !== undefined ? { mail, store: store.storeKey, locale } : undefined;
}
