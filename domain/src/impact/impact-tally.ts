import type { CheckoutRules } from './checkout-rules.js';
import type { AmountChange, ImpactOutcome, ImpactSample, OutcomeCount, TotalImpact } from './contract.js';
import { inOrder, SAMPLES } from './in-order.js';
import { saleImpact, type ChangedAmount } from './sale-impact.js';
import type { Sale } from './sale.js';

const sampleOf = ({ kind, name, grossCentAmount, currencyCode }: Sale): ImpactSample => ({
  kind,
  name,
  centAmount: grossCentAmount,
  currencyCode,
});

/** Increments a count; keeps a sample while there are few. */
function count({ carts, orders, samples }: Omit<OutcomeCount, 'outcome'>, sale: Sale) {
  return {
    carts: carts + (sale.kind === 'cart' ? 1 : 0),
    orders: orders + (sale.kind === 'order' ? 1 : 0),
    samples: samples.length < SAMPLES ? [...samples, sampleOf(sale)] : samples,
  };
}

/** Counts the effects of a config change, sale by sale. Memory use is constant: it keeps numbers and a few samples. */
export class ImpactTally {
  private carts = 0;
  private orders = 0;
  private otherCurrency = 0;
  private readonly outcomes = new Map<ImpactOutcome, OutcomeCount>();
  private readonly amounts = new Map<string, AmountChange>();

  constructor(
    private readonly before: CheckoutRules,
    private readonly after: CheckoutRules,
  ) {}

  /** Counts one cart or order. */
  add(sale: Sale): void {
    if (sale.kind === 'cart') this.carts += 1;
    else this.orders += 1;
    const currencies = [this.before, this.after].map(({ sections }) => sections.store.currencyCode);
    if (currencies.some((currencyCode) => currencyCode !== sale.currencyCode)) {
      this.otherCurrency += 1;
      return;
    }
    const { outcomes, amounts } = saleImpact(sale, this.before, this.after);
    for (const outcome of outcomes) {
      const known = this.outcomes.get(outcome) ?? { outcome, carts: 0, orders: 0, samples: [] };
      this.outcomes.set(outcome, { ...known, ...count(known, sale) });
    }
    for (const amount of amounts) this.move(amount, sale);
  }

  /** Returns the counts so far. */
  get result(): TotalImpact {
    const { carts, orders, otherCurrency } = this;
    return { carts, orders, otherCurrency, ...inOrder([...this.outcomes.values()], [...this.amounts.values()]) };
  }

  private move({ amount, before, after }: ChangedAmount, sale: Sale): void {
    const none = { carts: 0, orders: 0, beforeCentAmount: 0, afterCentAmount: 0, samples: [] };
    const known = this.amounts.get(amount) ?? { amount, currencyCode: sale.currencyCode, ...none };
    this.amounts.set(amount, {
      ...known,
      ...count(known, sale),
      beforeCentAmount: known.beforeCentAmount + before,
      afterCentAmount: known.afterCentAmount + after,
    });
  }
}
