import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useDraft } from '../shared/draft/draft-context.js';
import { zoneAt } from '../shared/place/place.js';
import { usePlaceName } from '../shared/place/place-name.js';
import type { SectionAboveProps } from '../shared/section/section-plan.js';
import { showInstant } from '../shared/values/time-zone.js';
import { useFormatLocale } from '../language/use-language.js';
import { nextCampaigns, runningCampaigns } from './campaigns-by-store.js';

/** Shows running and upcoming campaigns with their stores, with the draft applied. */
export function RunningCampaigns({ data }: Pick<SectionAboveProps, 'data'>) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const nameOf = usePlaceName(data.stores);
  const { shownEdits } = useDraft();
  const now = new Date();
  const facts = { section: data.section.key, rows: data.rows, edits: shownEdits, stores: data.stores };
  const running = runningCampaigns(facts, now);
  const next = nextCampaigns(facts, now);
  const line = (word: string, { campaign, storeKeys }: (typeof running)[number], instant: string) => {
    const isEverywhere = storeKeys.length === data.stores.length;
    const [first = ''] = storeKeys;
    const zone = zoneAt({ layer: 'store', key: first }, data.stores);
    return translate(`console.campaigns.${word}`, {
      name: campaign.campaignName,
      when: `${showInstant(instant, zone, locale)} (${zone})`,
      where: isEverywhere
        ? translate('console.place.everywhere')
        : storeKeys.map((key) => nameOf({ layer: 'store', key })).join(', '),
    });
  };
  return (
    <Alert severity={running.length > 0 ? 'success' : 'info'} icon={false}>
      {running.length === 0 && <Typography>{translate('console.campaigns.nothing')}</Typography>}
      {running.map((found) => (
        <Typography key={`${found.campaign.campaignName} ${found.campaign.startDate}`}>
          {line('now', found, found.campaign.endDate)}
        </Typography>
      ))}
      {next.map((found) => (
        <Typography key={`${found.campaign.campaignName} ${found.campaign.startDate}`} color="text.secondary">
          {line('next', found, found.campaign.startDate)}
        </Typography>
      ))}
    </Alert>
  );
}
