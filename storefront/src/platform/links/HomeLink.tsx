import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { publicPath } from '../routing/address-rewrite.js';

const HOME = '/';

export interface HomeLinkProps {
  readonly 'aria-label'?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const RouterHomeLink = (link: HomeLinkProps) => <Link to={HOME} {...link} />;

/** On the server only a link to the current page needs the router. */
function ServerHomeLink({ children, ...link }: HomeLinkProps) {
  const { options, state } = useRouter();
  if (state.location.pathname === HOME) return <RouterHomeLink {...link}>{children}</RouterHomeLink>;
  return (
    <a {...link} href={publicPath(HOME, options.context.shop.config.first)}>
      {children}
    </a>
  );
}

/** A link to the home page. */
export const HomeLink = import.meta.env.SSR ? ServerHomeLink : RouterHomeLink;
