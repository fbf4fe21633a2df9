import type { StoreView } from '@manifold/domain/admin-api/contract';
import { MAXIMUM_TESTED_LENGTH } from '@manifold/domain/pattern/pattern-tree';
import { isSafePattern } from '@manifold/domain/pattern/safe-pattern';
import { timeZonesOf } from '@manifold/domain/store/time-zone';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { ApiError, callApi } from '../providers/api.js';
import { errorText } from '../shared/errors/error-text.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { useDraftCreation } from '../shared/draft/draft-creation.js';
import { countryName, storeName } from '../shared/place/place-name.js';
import { useLanguage } from '../language/use-language.js';
import { hostFor, newStore, ownerOf, refusedFields, STEPS, type Typed, type TypedField } from './new-store-form.js';

const NOTHING: Typed = {
  like: '',
  countryCode: '',
  language: '',
  currencyCode: 'EUR',
  timeZone: '',
  productionHost: '',
  taxRate: '',
  vatPrefix: '',
  vatExample: '',
  postalPattern: '',
  postalExample: '',
};

/** Returns the time zone of a country, or an empty text if it has several. */
function onlyZoneOf(countryCode: string): string {
  const [zone = '', ...others] = timeZonesOf(countryCode);
  return others.length === 0 ? zone : '';
}

/** Derives currency, time zone, host, language and prefix from the input until the user changes them. */
function withGuesses(typed: Typed, field: TypedField, stores: readonly StoreView[]): Typed {
  const like = stores.find(({ storeKey }) => storeKey === typed.like);
  if (!like || (field !== 'like' && field !== 'countryCode')) return typed;
  return {
    ...typed,
    currencyCode: like.currencyCode,
    language: typed.language || (like.locales[0]?.slice(0, 2) ?? ''),
    productionHost: hostFor(like, typed.countryCode),
    timeZone: onlyZoneOf(typed.countryCode),
    vatPrefix: typed.countryCode,
  };
}

/** Returns whether an example matches a pattern. Patterns that could block the browser are not run. */
const fits = (pattern: string, example: string): boolean =>
  isSafePattern(pattern) && example.length <= MAXIMUM_TESTED_LENGTH && new RegExp(`^(?:${pattern})$`).test(example);

/** Holds the state of the form: inputs, current step, errors and submission. */
export function useNewStore(stores: readonly StoreView[]) {
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const { draft, adopt } = useDraft();
  const create = useDraftCreation();
  const [typed, setTyped] = useState(NOTHING);
  const [place, setPlace] = useState(0);
  const [refusals, setRefusals] = useState<Partial<Record<TypedField, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const refusedHere = (): Partial<Record<TypedField, string>> => {
    const fields = STEPS[place]?.fields ?? [];
    const missing = refusedFields(typed).filter((field) => fields.includes(field));
    const words = Object.fromEntries(missing.map((field) => [field, translate('console.newStore.missing')]));
    const exists = stores.some(
      ({ storeKey }) => storeKey === `${typed.like.split('_')[0] ?? ''}_${typed.countryCode.toLowerCase()}`,
    );
    const owner = fields.includes('productionHost') ? ownerOf(typed.productionHost.trim(), stores) : undefined;
    return {
      ...(owner
        ? { productionHost: translate('console.newStore.hostTaken', { store: storeName(owner, stores, language) }) }
        : {}),
      ...(place === 0 && exists ? { countryCode: translate('console.newStore.exists') } : {}),
      ...(fields.includes('postalExample') && !fits(typed.postalPattern, typed.postalExample)
        ? { postalExample: translate('console.newStore.postalMisfit') }
        : {}),
      ...words,
    };
  };

  const send = async (): Promise<void> => {
    const order = newStore(typed, stores, countryName(typed.countryCode, 'en'));
    if (!order) return;
    setBusy(true);
    setFailure(undefined);
    try {
      adopt(await create(JSON.stringify(order), (id) => callApi('draftStore', { body: { ...order, id } })));
      await navigate('/change-set');
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      const named = fields.map(({ field, reason }) => `${field}: ${reason}`).join('; ');
      setFailure([errorText(error, translate), named].filter(Boolean).join(' '));
    } finally {
      setBusy(false);
    }
  };

  return {
    typed,
    place,
    refusals,
    failure,
    isBusy,
    /** A new store needs a draft of its own. */
    hasDraft: (draft?.edits.length ?? 0) > 0,
    change: (field: TypedField, text: string): void => {
      setRefusals({});
      const value = field === 'countryCode' || field === 'vatPrefix' ? text.toUpperCase().trim() : text;
      setTyped(withGuesses({ ...typed, [field]: value }, field, stores));
    },
    goBack: (): void => setPlace(place - 1),
    goOn: (): void => {
      const refused = refusedHere();
      setRefusals(refused);
      if (Object.keys(refused).length > 0) return;
      if (place < STEPS.length - 1) setPlace(place + 1);
      else void send();
    },
  };
}
