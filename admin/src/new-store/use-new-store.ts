import type { StoreView } from '@manifold/domain/admin-api/contract';
import { LONGEST_TESTED } from '@manifold/domain/pattern/pattern-tree';
import { isSafePattern } from '@manifold/domain/pattern/safe-pattern';
import { timeZonesOf } from '@manifold/domain/store/time-zone';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { ApiError, callApi } from '../providers/api.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { countryName, storeName } from '../shared/row/place-name.js';
import { useLanguage } from '../shared/words/use-language.js';
import { STEPS } from './steps.js';
import { hostLike, newStore, ownerOf, refusedFields, type Typed, type TypedField } from './wish.js';

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

/** The time zone of a country that has one; of several, a person chooses. */
function onlyZoneOf(countryCode: string): string {
  const [zone = '', ...others] = timeZonesOf(countryCode);
  return others.length === 0 ? zone : '';
}

/** Follows from what was typed, as long as nobody says otherwise: currency, time zone, host, language and prefix. */
function withGuesses(typed: Typed, field: TypedField, stores: readonly StoreView[]): Typed {
  const like = stores.find(({ storeKey }) => storeKey === typed.like);
  if (!like || (field !== 'like' && field !== 'countryCode')) return typed;
  return {
    ...typed,
    currencyCode: like.currencyCode,
    language: typed.language || (like.locales[0]?.slice(0, 2) ?? ''),
    productionHost: hostLike(like, typed.countryCode),
    timeZone: onlyZoneOf(typed.countryCode),
    vatPrefix: typed.countryCode,
  };
}

/** Whether an example has the form of a pattern; no pattern that could keep the browser busy is tried. */
const fits = (pattern: string, example: string): boolean =>
  isSafePattern(pattern) && example.length <= LONGEST_TESTED && new RegExp(`^(?:${pattern})$`).test(example);

/** The form's state: what was typed, where one is, what is refused, and the way on. */
export function useNewStore(stores: readonly StoreView[]) {
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const { draft, adopt } = useDraft();
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
    const wish = newStore(typed, stores, countryName(typed.countryCode, 'en'));
    if (!wish) return;
    setBusy(true);
    setFailure(undefined);
    try {
      adopt(await callApi('draftStore', { body: wish }));
      await navigate('/change-set');
    } catch (error) {
      const { code, fields } = error instanceof ApiError ? error : { code: 'internal', fields: [] };
      const named = fields.map(({ field, reason }) => `${field}: ${reason}`).join('; ');
      setFailure([translate(`console.error.${code}`), named].filter(Boolean).join(' '));
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
    /** A draft in hand goes first: a new store is a draft of its own. */
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
