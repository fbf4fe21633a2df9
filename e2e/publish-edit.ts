import type { Page } from '@playwright/test';

/** A change of one row of the config; null means that there is no row. */
export interface PublishedEdit {
  readonly section: string;
  readonly layer: string;
  readonly key: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** Publishes a change through the API of a signed-in console page, in its own draft. For the preparation of tests. */
export async function publishEdit(page: Page, edit: PublishedEdit, reason: string): Promise<void> {
  await page.evaluate(
    async ([row, why]) => {
      interface Draft {
        readonly id: string;
        readonly version: number;
      }
      const ask = async (method: string, path: string, body: object, version?: number): Promise<Draft> => {
        const headers = new Headers({ 'content-type': 'application/json' });
        if (version !== undefined) headers.set('if-match', `"${version}"`);
        const answer = await fetch(`/api/admin/change-sets${path}`, { method, headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
        return (await answer.json()) as Draft;
      };
      const { id, version } = await ask('POST', '', { name: why });
      const draft = await ask('PUT', `/${id}/edits`, row, version);
      await ask('POST', `/${id}/publish`, { version: draft.version, reason: why });
    },
    [{ ...edit, validFrom: null, validTo: null }, reason] as const,
  );
}
