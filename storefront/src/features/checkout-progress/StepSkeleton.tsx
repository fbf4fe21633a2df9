import { LatePartFailure } from '../../platform/errors/LoadFailure.js';
import { useObservable } from '../../platform/observable/observable.js';
import { useShop } from '../../platform/shop/shop.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { StepColumns } from './StepColumns.js';

/** A placeholder in the shape of a step while its cart is loading. Says so if the cart or the config is late, and tries again. */
export function StepSkeleton({ title, rows }: { readonly title: string; readonly rows: number }) {
  const { cart, config } = useShop();
  const { isLate } = useObservable(cart.state);
  const isConfigLate = useObservable(config.isCheckoutLate);
  const retry = () => {
    cart.load().catch(() => undefined);
    void config.refresh();
  };
  return (
    <StepColumns title={title} aside={<Skeleton className="h-14 rounded-card lg:h-80" />}>
      {isLate || isConfigLate ? (
        <LatePartFailure onRetry={retry} />
      ) : (
        <div aria-hidden="true" className="grid gap-5 sm:grid-cols-2">
          {Array.from({ length: rows }, (_, row) => (
            <div key={row}>
              <Skeleton className="mb-2 h-4 w-24" />
              <Skeleton className="h-11" />
            </div>
          ))}
        </div>
      )}
    </StepColumns>
  );
}
