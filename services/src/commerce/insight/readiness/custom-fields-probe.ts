import type { ProjectSetup } from '../../../integrations/commercetools/ports/project-setup.js';
import type { ProbeResult, ReadinessProbe } from '../../../store-config/index.js';

const ASKED = {
  en: 'The commerce project has every custom type and field that this version writes.',
  de: 'Das Commerce-Projekt hat jeden Custom Type und jedes Feld, die diese Version schreibt.',
};

/** Checks that the commerce project has the custom fields that the services write. */
export function customFieldsProbe(setup: ProjectSetup): ReadinessProbe {
  return {
    id: 'custom-fields',
    section: null,
    probe: async (): Promise<ProbeResult> => {
      const missing = await setup.missingFields();
      if (missing.length === 0)
        return { state: 'ok', asked: ASKED, found: { en: 'None is missing.', de: 'Keines fehlt.' } };
      const names = missing.map(({ name }) => name).join(', ');
      return {
        state: 'failed',
        asked: ASKED,
        found: { en: `Missing or of another type: ${names}`, de: `Fehlt oder hat einen anderen Typ: ${names}` },
        advice: {
          en: 'Send each request below to the HTTP API of the project, with a client that has manage_types. Remove a field of another type first.',
          de: 'Senden Sie jede Anfrage unten an die HTTP-API des Projekts, mit einem Client, der manage_types hat. Entfernen Sie zuvor ein Feld mit anderem Typ.',
        },
        details: missing.map(({ command }) => command),
      };
    },
  };
}
