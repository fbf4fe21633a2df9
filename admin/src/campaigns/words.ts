import type { Words } from '../language/words.js';

/** Texts of the screen: Campaigns. */
export const campaignsWords = {
  en: {
    campaigns: {
      name: 'Name',
      start: 'Start',
      end: 'End (not included)',
      zone: 'Local time in %{zone}',
      runs: 'Running',
      nothing: 'No campaign is running.',
      now: 'Now: %{name} until %{when}. %{where}',
      next: 'Next: %{name} from %{when}. %{where}',
      needsName: 'A campaign needs a name.',
      needsTimes: 'A campaign needs a start and an end.',
      endsTooSoon: 'The end must be after the start.',
    },
  },
  de: {
    campaigns: {
      name: 'Name',
      start: 'Anfang',
      end: 'Ende (nicht eingeschlossen)',
      zone: 'Ortszeit in %{zone}',
      runs: 'Läuft gerade',
      nothing: 'Gerade läuft keine Kampagne.',
      now: 'Jetzt: %{name} bis %{when}. %{where}',
      next: 'Als Nächstes: %{name} ab %{when}. %{where}',
      needsName: 'Eine Kampagne braucht einen Namen.',
      needsTimes: 'Eine Kampagne braucht Anfang und Ende.',
      endsTooSoon: 'Das Ende muss nach dem Anfang liegen.',
    },
  },
} as const satisfies Words;
