import { campaignsSchema, type Campaign } from '@manifold/domain/campaigns/contract';
import type { Typed } from '../shared/values/text-to-value.js';
import { instantOf, localOf } from '../shared/values/time-zone.js';

/** A campaign in the form; start and end are local times of the place. */
export interface CampaignForm {
  readonly campaignName: string;
  readonly start: string;
  readonly end: string;
}

/** Returns a value as campaigns; empty if it is not a list of campaigns. */
export function campaignsOf(value: unknown): readonly Campaign[] {
  const read = campaignsSchema.shape.campaigns.safeParse(value);
  return read.success ? read.data : [];
}

/** Converts a campaign to form values. */
export function formOfCampaign({ campaignName, startDate, endDate }: Campaign, zone: string): CampaignForm {
  return { campaignName, start: localOf(startDate, zone), end: localOf(endDate, zone) };
}

/** Parses the typed campaigns, or returns the first error. */
export function readCampaigns(forms: readonly CampaignForm[], zone: string): Typed {
  const refused = (word: string): Typed => ({ ok: false, reason: `console.campaigns.${word}`, values: {} });
  if (forms.some(({ campaignName }) => campaignName.trim() === '')) return refused('needsName');
  if (forms.some(({ start, end }) => start === '' || end === '')) return refused('needsTimes');
  if (forms.some(({ start, end }) => end <= start)) return refused('endsTooSoon');
  const value = forms.map(({ campaignName, start, end }) => ({
    campaignName: campaignName.trim(),
    startDate: instantOf(start, zone),
    endDate: instantOf(end, zone),
  }));
  return { ok: true, value };
}
