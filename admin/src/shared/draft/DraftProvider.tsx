import type { ChangeSet, EditAddress } from '@manifold/domain/change-set/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, type PropsWithChildren } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ApiError, callApi } from '../../providers/api.js';
import { DraftContext, type Draft } from './draft-context.js';
import { beginDraft, loadDraft, putEdits, removeEdit } from './draft-queries.js';
import { addressOf } from './edit-row.js';
import { editsBackTo, editsFor } from './row-edits.js';

const DRAFT_KEY = ['draft'];

/** The signed-in person's draft for every screen below: one at a time, kept on the server, changed one request after another. */
export function DraftProvider({ children }: PropsWithChildren) {
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { data: draft = null } = useQuery({ queryKey: DRAFT_KEY, queryFn: ({ signal }) => loadDraft(signal) });
  const [undoable, setUndoable] = useState<{ earlier: ChangeSet | null; addresses: EditAddress[] }[]>([]);
  // Edits carry the draft's version: two at once would refuse each other.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const value = useMemo<Draft>(() => {
    const known = (): ChangeSet | null => client.getQueryData<ChangeSet | null>(DRAFT_KEY) ?? null;
    const keep = (changed: ChangeSet | null): void => {
      client.setQueryData(DRAFT_KEY, changed);
      void client.invalidateQueries({ queryKey: ['effective'] });
    };
    const refuse = (reason: unknown): void => {
      const code = reason instanceof ApiError ? reason.code : 'internal';
      const right = reason instanceof ApiError ? reason.details['reason'] : undefined;
      const isRight = code === 'not-allowed' && typeof right === 'string';
      notify(translate(isRight ? `console.access.${right}` : `console.error.${code}`), { type: 'error' });
      void client.invalidateQueries();
    };
    const inTurn = (work: () => Promise<void>): Promise<void> => {
      const next = queue.current.then(work).catch(refuse);
      queue.current = next;
      return next;
    };
    return {
      draft,
      canUndo: undoable.length > 0,
      change: (changes) =>
        inTurn(async () => {
          const earlier = known();
          const edits = editsFor(changes, earlier?.edits ?? []);
          if (edits.length === 0) return;
          keep(await putEdits(earlier ?? (await beginDraft()), edits));
          setUndoable((steps) => [...steps, { earlier, addresses: edits.map(addressOf) }]);
        }),
      undo: () =>
        inTurn(async () => {
          const step = undoable.at(-1);
          const current = known();
          if (!step || !current) return;
          const edits = editsBackTo(step.earlier?.edits ?? [], current.edits, step.addresses);
          if (edits.length > 0) keep(await putEdits(current, edits));
          setUndoable((steps) => steps.slice(0, -1));
        }),
      put: (edits) =>
        inTurn(async () => {
          const current = known();
          if (current) keep(await putEdits(current, edits));
        }),
      removeEdit: (address) =>
        inTurn(async () => {
          const current = known();
          if (current) keep(await removeEdit(current, address));
        }),
      discard: () =>
        inTurn(async () => {
          const current = known();
          if (current) await callApi('discardChangeSet', { path: { id: current.id } });
          setUndoable([]);
          keep(null);
        }),
      adopt: (made) => {
        setUndoable([]);
        keep(made);
      },
      published: async () => {
        setUndoable([]);
        await client.invalidateQueries();
      },
    };
  }, [client, draft, notify, translate, undoable]);

  return <DraftContext.Provider value={value}>{children}</DraftContext.Provider>;
}
