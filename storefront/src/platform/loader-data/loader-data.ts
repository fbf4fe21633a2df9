import { createSerializationAdapter, type AnyRouter } from '@tanstack/react-router';

/** Id of the element that contains the loader data of a page: a JSON array with an entry per route that has loaded data. */
export const LOADER_DATA_ID = 'loader-data';

/** Makes a router read the loader data that the server wrote into the page. */
export function readLoaderData(router: AnyRouter): void {
  const written = JSON.parse(document.getElementById(LOADER_DATA_ID)?.textContent ?? '[]') as object[];
  router.options.serializationAdapters = [
    createSerializationAdapter<object, number>({
      key: LOADER_DATA_ID,
      // Only the server writes.
      test: (_): _ is object => false,
      toSerializable: () => -1,
      fromSerializable: (index) => written[index] ?? {},
    }),
  ];
}
