import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type RefObject, use, useEffect, useRef } from 'react';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { FILTERS_ID, FORM_ID, KeptParameters, useListingAddress } from './query/listing-context.js';
import { listingQuery, type ListingQuery, searchOf } from './query/listing-query.js';

/** Whether a control has another value than the page came with; undefined for one that counts only when the form is sent. */
function isChanged(control: unknown): boolean | undefined {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked !== control.defaultChecked;
  return undefined;
}

/**
 * Sends the form with every tick and choice. Its controls stand elsewhere, and their code may come later than whoever ticks:
 * it listens at the window, because React lets no event pass to a part that is not awake yet. What was ticked before any
 * script was there is sent at once.
 */
function useSentAtOnce(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const send = ({ target }: Event) => {
      const isOurs = target instanceof Element && [...(form.current?.elements ?? [])].includes(target);
      if (isOurs && isChanged(target) !== undefined) form.current?.requestSubmit();
    };
    window.addEventListener('change', send, { capture: true });
    if ([...(form.current?.elements ?? [])].some(isChanged)) form.current?.requestSubmit();
    return () => window.removeEventListener('change', send, { capture: true });
  }, [form]);
}

/**
 * The form that every control of a listing belongs to by its id: it is there before the filters' code is. The browser sends
 * it by itself; with a script the list changes in place.
 */
export function ListingForm({ query }: { readonly query: ListingQuery }) {
  const { limits } = useStoreConfig();
  const kept = use(KeptParameters);
  const addressOf = useListingAddress();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useSentAtOnce(form);
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
    <form ref={form} id={FORM_ID} method="get" onSubmit={send}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
