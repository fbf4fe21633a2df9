import type { TranslateFunction } from 'react-admin';

/** Returns the translated name of an action, or the action itself if it has no translation. */
export function actionName(action: string, translate: TranslateFunction): string {
  return translate(`console.audit.did.${action}`, { _: action });
}
