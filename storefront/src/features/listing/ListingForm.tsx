import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type RefObject, use, useEffect, useRef } from 'react';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { FILTERS_ID, FORM_ID, ExtraParameters, useListingAddress } from './query/listing-context.js';
import { listingQuery, type ListingQuery, searchOf } from './query/listing-query.js';

/** Returns whether a control differs from its initial value; undefined for a control that applies only when the form is submitted. */
function isChanged(control: unknown): boolean | undefined {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked !== control.defaultChecked;
  return undefined;
}

/**
 * Submits the form whenever a checkbox or select changes. Listens at the window, because React does not deliver events to
 * parts of the page that are not hydrated yet. Submits at once if a control was changed before any script had loaded.
 */
function useSubmitOnChange(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const send = ({ target }: Event) => {
      const isOwnControl = target instanceof Element && [...(form.current?.elements ?? [])].includes(target);
      if (isOwnControl && isChanged(target) !== undefined) form.current?.requestSubmit();
    };
    window.addEventListener('change', send, { capture: true });
    if ([...(form.current?.elements ?? [])].some(isChanged)) form.current?.requestSubmit();
    return () => window.removeEventListener('change', send, { capture: true });
  }, [form]);
}

/**
 * The form of a listing. Its controls are elsewhere on the page and refer to it by id, so it works before the code of the
 * filters has loaded. Without a script the browser submits it; with a script the list changes in place.
 */
export function ListingForm({ query }: { readonly query: ListingQuery }) {
  const { limits } = useStoreConfig();
  const extra = use(ExtraParameters);
  const addressOf = useListingAddress();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useSubmitOnChange(form);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const texts = (name: string) => data.getAll(name).filter((value) => typeof value === 'string' && value !== '');
    const fields = Object.fromEntries([...data.keys()].map((name) => [name, texts(name).map(String)]));
    const panel = document.getElementById(FILTERS_ID);
    // Keep the active filters while the fields of the panel have not loaded yet.
    const next = listingQuery(panel ? fields : { ...searchOf({ ...query, page: 1 }, limits), ...fields }, limits);
    // A change of a checkbox leaves the panel open; its button closes it.
    if (event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter) panel?.hidePopover();
    void navigate({ to: '.', search: { ...addressOf(next) }, resetScroll: false });
  };
  return (
    <form ref={form} id={FORM_ID} method="get" onSubmit={send}>
      {Object.entries(extra).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
