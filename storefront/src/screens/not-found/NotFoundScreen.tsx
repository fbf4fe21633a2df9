import { getRouteApi, Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { DepartmentTiles } from '../../features/department-tiles/DepartmentTiles.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { StatePicture } from '../../ui/StatePicture.js';
import { notFoundMessages } from './messages.js';

const root = getRouteApi('__root__');

/** Shown for an unknown address, with links to the home page and the departments. */
export function NotFoundScreen() {
  const { formatMessage } = useIntl();
  const { categories } = root.useLoaderData();
  return (
    <div className="page py-10 lg:py-16">
      <div className="mb-10 flex flex-col items-center gap-6 text-center lg:mb-14">
        <StatePicture name="not-found" />
        <h1 className="text-2xl font-extrabold tracking-tight lg:text-3xl">{formatMessage(notFoundMessages.title)}</h1>
        <p className="max-w-prose text-md text-ink-soft">{formatMessage(notFoundMessages.text)}</p>
        <Link to="/" className={buttonClasses({ variant: 'tertiary' })}>
          {formatMessage(notFoundMessages.home)}
        </Link>
      </div>
      <DepartmentTiles categories={categories} />
    </div>
  );
}
