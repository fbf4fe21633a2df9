import type { SupportDryRun, SupportTrial } from '@manifold/domain/support-webform/workbench-api';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi, errorCode } from '../providers/api.js';
import { errorMessageId } from '../shared/errors/error-text.js';
import { useDraft } from '../shared/draft/draft-context.js';
import type { PreviewState } from './use-preview.js';

/** Runs the previewed form without sending it, and sends test requests to the sandbox. */
export function useDryRun({ store, locale, values }: PreviewState) {
  const { draft } = useDraft();
  const notify = useNotify();
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<{ readonly of: string; readonly run: SupportDryRun }>();
  const [sentTo, setSentTo] = useState<string>();
  const trial: SupportTrial | undefined = store && {
    storeKey: store.storeKey,
    locale,
    values: { ...values },
    ...(draft ? { changeSet: draft.id } : {}),
  };
  const input = JSON.stringify([trial, draft?.version]);
  const busily = async (work: (input: SupportTrial) => Promise<void>) => {
    if (!trial || isBusy) return;
    setBusy(true);
    setSentTo(undefined);
    await work(trial).catch((reason: unknown) => {
      const message =
        errorCode(reason) === 'backend-unavailable' ? 'console.supportForm.sandboxAway' : errorMessageId(reason);
      notify(translate(message), { type: 'error' });
    });
    setBusy(false);
  };
  return {
    isBusy,
    sentTo,
    result: result && { run: result.run, isOld: result.of !== input },
    run: () => busily(async (body) => setResult({ of: input, run: await callApi('supportDryRun', { body }) })),
    send: () => busily(async (body) => setSentTo((await callApi('supportTestRequest', { body })).address)),
  };
}
