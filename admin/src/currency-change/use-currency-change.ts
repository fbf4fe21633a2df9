import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { ConvertedAmount, CurrencyChange, CurrencyChangePlan } from '@manifold/domain/currency-change/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { ApiError, callApi } from '../providers/api.js';
import { errorText } from '../shared/errors/error-text.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { useDraftCreation } from '../shared/draft/draft-creation.js';
import type { MoneyContext } from '../shared/values/field.js';
import { textToValue, type Typed } from '../shared/values/text-to-value.js';
import { instantOf } from '../shared/values/time-zone.js';
import { useFormatLocale } from '../language/use-language.js';

/** Inputs of the form. `at` is local time of the store. */
export interface TypedChange {
  readonly currencyCode: string;
  readonly at: string;
  readonly rate: string;
  readonly rounding: CurrencyChange['rounding'];
}

const NOTHING: TypedChange = {
  currencyCode: 'EUR',
  at: '',
  rate: '',
  rounding: { 'cash-on-delivery': '50', 'free-shipping': '1', charge: '0.05', 'price-band': '10' },
};

/** Returns a unique name for an amount, the same in the plan and in a correction. */
export const amountName = ({ section, layer, key, field, validFrom }: ConvertedAmount): string =>
  [section, layer, key, field, validFrom].join(' ');

/** Returns a typed rate as a number. */
const numberOf = (text: string): number => Number(text.trim().replace(',', '.'));

/** Parses a typed amount as the grids do; an empty or ambiguous text is refused with the reason. */
export const readAmount = (text: string, money: MoneyContext): Typed =>
  textToValue({ kind: 'amount' }, text.trim(), money);

function correctionsOf(
  { amounts, to }: CurrencyChangePlan,
  typed: ReadonlyMap<string, string>,
  locale: string,
): CurrencyChange['corrections'] {
  return amounts.flatMap((amount) => {
    const text = typed.get(amountName(amount));
    const read = text === undefined ? undefined : readAmount(text, { currencyCode: to, locale });
    if (!read?.ok) return [];
    const { section, layer, key, field, validFrom } = amount;
    return [{ section, layer, key, field, validFrom, centAmount: Number(read.value) }];
  });
}

/** Holds the state of the form: inputs, converted amounts, corrections, and creating the draft. */
export function useCurrencyChange(store: StoreView) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const navigate = useNavigate();
  const { draft, adopt } = useDraft();
  const create = useDraftCreation();
  const [typed, setTyped] = useState(NOTHING);
  const [plan, setPlan] = useState<CurrencyChangePlan>();
  const [corrected, setCorrected] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const path = { storeKey: store.storeKey };
  const change = (): CurrencyChange => ({
    currencyCode: typed.currencyCode.trim().toUpperCase(),
    at: instantOf(typed.at, store.timeZone),
    rate: numberOf(typed.rate),
    rounding: typed.rounding,
  });
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      const known = fields.map(({ field, reason }) =>
        translate(`console.currencyChange.refused.${reason}`, { _: `${field}: ${reason}` }),
      );
      setFailure(known.length > 0 ? known.join(' ') : errorText(error, translate));
    } finally {
      setBusy(false);
    }
  };
  return {
    typed,
    plan,
    corrected,
    failure,
    isBusy,
    /** The change of currency needs a draft of its own. */
    hasDraft: (draft?.edits.length ?? 0) > 0,
    isComplete: typed.at !== '' && numberOf(typed.rate) > 0 && /^[A-Za-z]{3}$/.test(typed.currencyCode.trim()),
    isCorrect: [...corrected.values()].every((text) => readAmount(text, { currencyCode: plan?.to ?? null, locale }).ok),
    change: (next: Partial<TypedChange>): void => {
      setTyped({ ...typed, ...next });
      setPlan(undefined);
      setCorrected(new Map());
    },
    correct: (amount: ConvertedAmount, text: string): void =>
      setCorrected(new Map([...corrected, [amountName(amount), text]])),
    convert: () => attempt(async () => setPlan(await callApi('planCurrencyChange', { path, body: change() }))),
    createDraft: () =>
      attempt(async () => {
        const corrections = plan && correctionsOf(plan, corrected, locale);
        const order = { ...change(), corrections };
        const draftWith = (id: string) => callApi('draftCurrencyChange', { path, body: { ...order, id } });
        adopt(await create(JSON.stringify(order), draftWith));
        await navigate('/change-set');
      }),
  };
}

export type CurrencyForm = ReturnType<typeof useCurrencyChange>;
