import { useNavigate } from '@tanstack/react-router';
import { use, type FormEvent } from 'react';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { FILTERS_ID, FORM_ID } from './filters/ids.js';
import { KeptParameters, useListingAddress } from './listing-address.js';
import { listingQuery, searchOf, type ListingQuery } from './listing-query.js';

/**
 * The form that every control of a listing belongs to by its id: it is there before the filters' code is. The browser sends
 * it by itself; with a script the list changes in place.
 */
export function ListingForm({ query }: { readonly query: ListingQuery }) {
  const { limits } = useStoreConfig();
  const kept = use(KeptParameters);
  const addressOf = useListingAddress();
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget);
    const texts = (name: string) => asked.getAll(name).filter((value) => typeof value === 'string' && value !== '');
    const said = Object.fromEntries([...asked.keys()].map((name) => [name, texts(name).map(String)]));
    const panel = document.getElementById(FILTERS_ID);
    // What is set stays set while the fields that say so are still on their way.
    const wanted = listingQuery(panel ? said : { ...searchOf({ ...query, page: 1 }, limits), ...said }, limits);
    // A tick leaves the panel open for the next one; its button closes it.
    if (event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter) panel?.hidePopover();
    void navigate({ to: '.', search: { ...addressOf(wanted) }, resetScroll: false });
  };
  return (
    <form id={FORM_ID} method="get" onSubmit={send}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
