import type { AuditEntry } from '@manifold/domain/audit/contract';
import type { TranslateFunction } from 'react-admin';

/** The subject of a published revision, which the audit stores in English. */
const REVISION = /^revision (\d+)$/;

/** Returns the translated name of an action, or the action itself if it has no translation. */
export function actionName(action: string, translate: TranslateFunction): string {
  return translate(`console.audit.actions.${action}`, { _: action });
}

/** Returns the name of the object of an action, in the user's language. */
export function subjectName({ subject }: Pick<AuditEntry, 'subject'>, translate: TranslateFunction): string {
  const number = REVISION.exec(subject)?.[1];
  return number === undefined ? subject : translate('console.audit.ofRevision', { number });
}

/** Returns the name of an entry: the action and its object. */
export function entryName(entry: Pick<AuditEntry, 'action' | 'subject'>, translate: TranslateFunction): string {
  return `${actionName(entry.action, translate)}: ${subjectName(entry, translate)}`;
}
