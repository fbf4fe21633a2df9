import type { Words } from '../shared/words/words.js';

/** Texts of the screen: Campaigns. */
export const campaignsWords = {
  en: {
    campaigns: {
      name: 'Name',
      start: 'Start',
      end: 'End (not included)',
      zone: 'Local time in %{zone}',
      runs: 'Runs now',
      nothing: 'No campaign runs now.',
      now: 'Now: %{name} until %{when}. %{where}',
      next: 'Next: %{name} from %{when}. %{where}',
      needsName: 'A campaign needs a name.',
      needsTimes: 'A campaign needs a start and an end.',
      endsTooSoon: 'A campaign must end after its start.',
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
      endsTooSoon: 'Eine Kampagne muss nach ihrem Anfang enden.',
    },
  },
} as const satisfies Words;
