import {
  supportCaseFieldsSchema,
  supportWebformSchema,
  type SupportReason,
} from '@manifold/domain/support-webform/contract';
import type { Prisma } from '../../../platform/prisma/generated/client.js';
import { defineSection } from '../definition/section.js';

const inOrder = { orderBy: { position: 'asc' } } as const;
const withReasons = { reasons: { ...inOrder, include: { subreasons: inOrder } } } as const;

type StoredWebform = Prisma.SupportWebformGetPayload<{ include: typeof withReasons }>;

function webformRow({ reasons, caseFields, ...columns }: StoredWebform) {
  return {
    ...columns,
    // Null if the row does not set them.
    caseFields: caseFields === null ? null : supportCaseFieldsSchema.parse(caseFields),
    reasons: reasons.map(({ key, label, subreasons }) => ({
      key,
      label,
      subreasons: subreasons.map(({ key, label, requires, shortcutPage }) => ({ key, label, requires, shortcutPage })),
    })),
  };
}

function storedReason({ subreasons, ...reason }: SupportReason, position: number) {
  return {
    position,
    ...reason,
    subreasons: { create: subreasons.map((subreason, position) => ({ position, ...subreason })) },
  };
}

/** Support form as a section of the config. */
export const supportWebformSection = defineSection({
  key: 'support-webform',
  scope: 'store',
  schema: supportWebformSchema,
  layers: ['default', 'brand', 'country', 'store'],
  editableBy: ['admin', 'operations', 'support'],
  label: { en: 'Support form', de: 'Supportformular' },
  help: {
    en: 'Reasons and subreasons of the support form, what each asks for, and where a request is sent.',
    de: 'Gründe und Untergründe des Supportformulars, was jeder abfragt und wohin eine Anfrage geht.',
  },
  fields: {
    domain: { en: ['Domain', 'Address of the support platform'], de: ['Domain', 'Adresse der Support-Plattform'] },
    orgId: {
      en: ['Organisation id', 'The support platform needs it together with the domain'],
      de: ['Organisations-ID', 'Die Support-Plattform braucht sie zusammen mit der Domain'],
    },
    recordType: {
      en: ['Record type', "The platform's id for cases of this form; empty for its default"],
      de: ['Datensatztyp', 'Die ID der Plattform für Fälle dieses Formulars; leer für deren Voreinstellung'],
    },
    caseFields: {
      en: ['Field ids', "The platform's names for custom fields"],
      de: ['Feld-IDs', 'Wie die Plattform die Felder nennt, die sie nicht von sich aus hat'],
    },
    reasons: {
      en: ['Reasons', 'In the order in which they are offered'],
      de: ['Gründe', 'In der Reihenfolge, in der sie angeboten werden'],
    },
  },
  table: {
    load: async (db) => (await db.supportWebform.findMany({ include: withReasons })).map(webformRow),
    save: (db, row, { reasons = [], ...columns }) =>
      db.supportWebform.create({ data: { ...row, ...columns, reasons: { create: reasons.map(storedReason) } } }),
    remove: (db, where) => db.supportWebform.deleteMany({ where }),
  },
});
