import { getRouteApi } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { DepartmentTiles } from '../../features/department-tiles/DepartmentTiles.js';
import { withoutResultsMessages } from './without-results-messages.js';

const root = getRouteApi('__root__');

/** Links to all departments. */
export function Departments() {
  const { formatMessage } = useIntl();
  const { categories } = root.useLoaderData();
  if (categories.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-xl font-bold">{formatMessage(withoutResultsMessages.departments)}</h2>
      <DepartmentTiles categories={categories} />
    </section>
  );
}
