import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/**
 * A link to a page whose path comes with the data: a product, a category. Paths are within the store; the router adds the
 * language prefix. A product is loaded when a finger is on its way to it.
 */
export function ShopLink({
  to,
  className,
  children,
}: {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const [, first = '', second] = to.split('/');
  if (second === undefined) {
    return (
      <Link to="/$slug" params={{ slug: first }} className={className}>
        {children}
      </Link>
    );
  }
  // Only the native routes have two segments (spec core §2).
  return (
    <Link to={first === 'p' ? '/p/$slug' : '/c/$slug'} params={{ slug: second }} className={className}>
      {children}
    </Link>
  );
}
