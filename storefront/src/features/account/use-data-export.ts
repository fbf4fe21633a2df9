import type { DataRequest } from '@manifold/domain/data-rights/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { dataMessages } from './data-messages.js';

const FILE_NAME = 'my-data.json';
const INDENTATION = 2;
const RELEASE_MS = 60_000;

/** Loads the customer's last request for their data. Undefined until it is loaded, and if there is none. */
export function useLastExport(): readonly [DataRequest | undefined, (requests: readonly DataRequest[]) => void] {
  const call = useCustomerApi();
  const [last, setLast] = useState<DataRequest>();
  const show = (requests: readonly DataRequest[]) => setLast(requests.find(({ kind }) => kind === 'export'));
  // Personal, so the browser loads it after rendering. Without an answer the form still works.
  useEffect(() => {
    call('getMyDataRequests', {})
      .then(({ requests }) => setLast(requests.find(({ kind }) => kind === 'export')))
      .catch(() => setLast(undefined));
  }, [call]);
  return [last, show];
}

export interface FileDownload {
  readonly isBusy: boolean;
  readonly isDone: boolean;
  /** Why the file could not be loaded. */
  readonly problem: string | undefined;
  readonly start: () => void;
}

/** Downloads the customer's data with the token of a mailed link, which works once. */
export function useFileDownload(token: string): FileDownload {
  const { formatMessage } = useIntl();
  const call = useCustomerApi();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<string>();
  const load = async () => {
    try {
      saveFile(JSON.stringify(await call('downloadMyData', { tokenValue: token }), undefined, INDENTATION));
      setDone(true);
    } catch (reason) {
      const isUsed = reason instanceof ShopError && reason.code === 'invalid-input';
      setProblem(formatMessage(isUsed ? dataMessages.linkUsed : errorMessage(reason)));
    }
  };
  const start = () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    void load().finally(() => setBusy(false));
  };
  return { isBusy, isDone, problem, start };
}

/** Hands a text to the browser as a download. */
function saveFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  // Some browsers read the text only after the click.
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}
