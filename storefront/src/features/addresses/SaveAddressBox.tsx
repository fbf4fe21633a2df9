import { useIntl } from 'react-intl';
import { savedAddressMessages as messages } from './saved-address-messages.js';
import type { SavedAddress } from './use-saved-address.js';

/** The checkbox that saves a typed address in the account (spec core §6). Only customers see it, and only if there is something to save. */
export function SaveAddressBox({ saved: { saving, isSaved, setSaved } }: { readonly saved: SavedAddress }) {
  const { formatMessage } = useIntl();
  if (saving === undefined) return null;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={isSaved}
        onChange={({ target }) => setSaved(target.checked)}
        className="size-5 shrink-0 cursor-pointer accent-accent"
      />
      {formatMessage(saving === 'update' ? messages.saveChanges : messages.save)}
    </label>
  );
}
