import type { Store } from '@manifold/domain/store/contract';
import type { SupportWebform } from '@manifold/domain/support-webform/contract';
import { cleanedValues, supportProblems, type SupportProblem } from '@manifold/domain/support-webform/problems';
import { supportRequest, type SupportRequest } from '@manifold/domain/support-webform/request';
import { supportForm, type SupportForm, type SupportValues } from '@manifold/domain/support-webform/support-form';

/** The store and language in which a form was filled in. */
export interface FormOrigin {
  readonly store: Pick<Store, 'label' | 'productionHost'>;
  readonly locale: string;
  readonly isPreProduction: boolean;
}

/** A filled-in form with its fields, errors and request. */
export interface FilledForm {
  readonly form: SupportForm;
  readonly values: SupportValues;
  readonly problems: readonly SupportProblem[];
  /** Undefined if the setup is incomplete. */
  readonly request: SupportRequest | undefined;
}

/** Returns the shown fields, the errors and the request of a filled-in form. */
export function evaluateForm(webform: SupportWebform, typed: SupportValues, at: FormOrigin): FilledForm {
  const [language = 'en'] = at.locale.split('-');
  const { reason, subreason } = typed;
  const form = supportForm(webform, { reason, subreason, language, hasContinued: true });
  const values = cleanedValues(form, typed);
  const request = supportRequest(webform, values, {
    countryLabel: at.store.label,
    locale: at.locale,
    returnUrl: `https://${at.store.productionHost}/`,
    isPreProduction: at.isPreProduction,
  });
  return { form, values, problems: supportProblems(form, typed), request };
}
