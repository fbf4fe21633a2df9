import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';

/** Each check asks the commerce backend and the hosts of a store; more at once would be late on a small machine. */
const AT_ONCE = 2;

interface CheckAllStoresProps {
  readonly storeKeys: readonly string[];
}

/** Checks whether each store is ready to sell, a few at a time. The list shows each result as it arrives. */
export function CheckAllStores({ storeKeys }: CheckAllStoresProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const check = useMutation({
    /** Returns how many stores could not be checked. */
    mutationFn: async () => {
      setDone(0);
      const waiting = [...storeKeys];
      let failed = 0;
      const checkNext = async (): Promise<void> => {
        const storeKey = waiting.shift();
        if (storeKey === undefined) return;
        await callApi('checkStore', { path: { storeKey } }).catch(() => (failed += 1));
        setDone((count) => count + 1);
        await client.invalidateQueries({ queryKey: ['readiness'] });
        return checkNext();
      };
      await Promise.all(Array.from({ length: AT_ONCE }, checkNext));
      return failed;
    },
    onSuccess: (failed) =>
      failed > 0
        ? notify('console.stores.failed', { type: 'warning', messageArgs: { smart_count: failed } })
        : notify('console.stores.checked', { type: 'success' }),
  });
  return (
    <Button variant="outlined" onClick={() => check.mutate()} disabled={check.isPending || storeKeys.length === 0}>
      {check.isPending
        ? translate('console.stores.checking', { done, all: storeKeys.length })
        : translate('console.stores.checkAll')}
    </Button>
  );
}
