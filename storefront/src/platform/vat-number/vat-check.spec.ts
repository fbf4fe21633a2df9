import { describe, expect, it } from '@jest/globals';
import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import type { VatNumberFormat } from '@manifold/domain/vat-number/contract';
import type { VatEvent } from '../analytics/events.js';
import { resultOf, VatCheck, type VatCheckState } from './vat-check.js';

type Answer = CommerceResponse<'validateVatNumber'>;

const format: VatNumberFormat = {
  prefix: 'SK',
  placeholder: '4030000007',
  cleaning: 'digits',
  minimumLength: 2,
  keptLength: null,
  register: 'evatr-rest',
  taxId: null,
};
const answer = (state: Answer['state'], outcome: Answer['outcome'], isNet = false): Answer =>
  ({ state, outcome, isNet, cart: {} }) as Answer;
const NET = answer('valid', 'success', true);
const NOT_VALID = answer('notValid', 'failed');

/** A field whose requests the test answers itself. */
function field({ limitMilliseconds = 60_000, first }: { limitMilliseconds?: number; first?: VatCheckState } = {}) {
  const asked: string[] = [];
  const events: VatEvent[] = [];
  const open: { resolve: (answer: Answer) => void; reject: (reason: Error) => void }[] = [];
  const withdrawals: string[] = [];
  const check = new VatCheck({
    format,
    limitMilliseconds,
    ...(first ? { first } : {}),
    report: (event) => events.push(event),
    withdraw: () => Promise.resolve(void withdrawals.push('gross')),
    validate: (number) => {
      asked.push(number);
      return new Promise((resolve, reject) => open.push({ resolve, reject }));
    },
  });
  return { check, asked, events, open, withdrawals, state: () => check.state.get() };
}

describe('the check of a VAT number', () => {
  it('asks once for a number, however often the shopper leaves the field, and shows net prices', async () => {
    const { check, asked, events, open, state } = field();
    const blur = check.check('SK 4030 000 007');
    const submit = check.check('4030000007');
    expect(state()).toEqual({ status: 'running', number: '4030000007' });
    open[0]?.resolve(NET);
    await Promise.all([blur, submit]);
    await check.check('SK4030000007');
    expect(state()).toEqual({ status: 'done', number: '4030000007', result: 'net' });
    expect(asked).toEqual(['4030000007']);
    expect(events).toEqual(['triggered', 'success']);
  });

  it('is not made for a number below the minimum length', async () => {
    const { check, asked, state } = field();
    await check.check('SK4');
    expect(asked).toEqual([]);
    expect(state().status).toBe('idle');
  });

  it('ends at the time limit, and still shows an answer that comes later', async () => {
    const { check, events, open, state } = field({ limitMilliseconds: 1 });
    await check.check('4030000007');
    expect(state()).toMatchObject({ result: 'timeout' });
    open[0]?.resolve(NET);
    await Promise.resolve();
    await Promise.resolve();
    expect(state()).toMatchObject({ result: 'net' });
    expect(events).toEqual(['triggered', 'timeout', 'success']);
  });

  it('is a technical issue if our own services do not answer, and can be repeated by the button', async () => {
    const { check, events, open, state } = field();
    const first = check.check('4030000007');
    open[0]?.reject(new Error('503'));
    await first;
    expect(state()).toMatchObject({ result: 'could-not-validate' });
    const second = check.retry();
    expect(state().status).toBe('running');
    open[1]?.resolve(answer('valid', 'failed-without-rate-change'));
    await second;
    expect(events).toEqual(['triggered', 'failed', 'button-click', 'failed-without-rate-change']);
  });

  it('forgets the result when the shopper types another number', async () => {
    const { check, open, state } = field();
    const first = check.check('4030000007');
    check.edit('40300000');
    expect(state().status).toBe('idle');
    open[0]?.resolve(NOT_VALID);
    await first;
    expect(state().status).toBe('idle');
  });

  it('restores gross prices when the number is removed, also while it is being checked', async () => {
    const { check, open, withdrawals, state } = field();
    const first = check.check('4030000007');
    await check.clear();
    open[0]?.resolve(NET);
    await first;
    expect(state().status).toBe('idle');
    expect(withdrawals).toEqual(['gross', 'gross']);
  });

  it('stops a submit once for a number that is not valid', async () => {
    const { check, open } = field();
    const first = check.check('4000000201');
    open[0]?.resolve(NOT_VALID);
    await first;
    expect(await check.checkAtSubmit('4000000201')).toBe('not-valid');
    expect(await check.checkAtSubmit('4000000201')).toBeUndefined();
  });

  it.each(['failed', 'timeout'] as const)(
    'stops a submit once if the register fails during it (%s), and never again for this number',
    async (outcome) => {
      const { check, open, asked } = field();
      const submit = check.checkAtSubmit('4000000205');
      open[0]?.resolve(answer('couldNotValidate', outcome));
      expect(await submit).toBe(outcome === 'timeout' ? 'timeout' : 'could-not-validate');
      expect(await check.checkAtSubmit('4000000205')).toBeUndefined();
      expect(asked).toEqual(['4000000205']);
    },
  );

  it('does not stop a submit if the shopper has already seen that the register failed', async () => {
    const { check, open } = field();
    const blur = check.check('4000000205');
    open[0]?.resolve(answer('couldNotValidate', 'failed'));
    await blur;
    expect(await check.checkAtSubmit('4000000205')).toBeUndefined();
  });

  it('does not stop a submit during a repeated check whose first failure the shopper has seen', async () => {
    const { check, open } = field({ first: { status: 'done', number: '4000000205', result: 'timeout' } });
    void check.retry();
    const submit = check.checkAtSubmit('4000000205');
    open[0]?.resolve(answer('couldNotValidate', 'timeout'));
    expect(await submit).toBeUndefined();
  });

  it('does not stop a submit for a valid number', async () => {
    const { check, open } = field();
    const submit = check.checkAtSubmit('4030000007');
    open[0]?.resolve(NET);
    expect(await submit).toBeUndefined();
  });
});

describe('the result that a shopper sees', () => {
  it.each([
    ['valid', 'success', true, 'net'],
    ['valid', 'success', false, 'valid'],
    ['valid', 'failed-without-rate-change', false, 'without-rate-change'],
    ['notValid', 'failed', false, 'not-valid'],
    ['couldNotValidate', 'failed', false, 'could-not-validate'],
    ['couldNotValidate', 'timeout', false, 'timeout'],
  ] as const)('of a number that is %s with the outcome %s (net: %s) is %s', (state, outcome, isNet, result) => {
    expect(resultOf({ state, outcome, isNet })).toBe(result);
  });
});
