import type { TranslateFunction } from 'react-admin';

/** What an action is called; one that the console does not know yet is called as it is written. */
export function actionName(action: string, translate: TranslateFunction): string {
  return translate(`console.audit.did.${action}`, { _: action });
}
