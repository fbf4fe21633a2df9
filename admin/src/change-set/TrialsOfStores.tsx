import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ChangedField, StoreView } from '@manifold/domain/admin-api/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { BoundaryTrials } from '../shared/impact/BoundaryTrials.js';
import type { DraftPart } from '../shared/impact/use-impact.js';

interface TrialsOfStoresProps {
  readonly part: DraftPart;
  readonly changes: readonly ChangedField[];
  readonly stores: readonly StoreView[];
}

/** Shows the boundary trials of a limit that changes alike for many stores: the first store, and all on demand. */
export function TrialsOfStores({ part, changes, stores }: TrialsOfStoresProps) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, 1);
  return (
    <Stack spacing={0.5}>
      {shown.map((change) => {
        const store = stores.find(({ storeKey }) => storeKey === change.storeKey);
        return (
          <div key={change.storeKey}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {store?.label ?? change.storeKey}
            </Typography>
            <BoundaryTrials part={part} change={change} locale={store?.locales[0] ?? 'en-GB'} />
          </div>
        );
      })}
      {!isWhole && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => setWhole(true)}>
          {translate('console.publish.tryOthers', { smart_count: changes.length - 1 })}
        </Button>
      )}
    </Stack>
  );
}
