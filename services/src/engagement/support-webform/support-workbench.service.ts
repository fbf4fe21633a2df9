import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import { supportWebformSchema, type SupportWebform } from '@manifold/domain/support-webform/contract';
import { SETUP_REFUSAL } from '@manifold/domain/support-webform/request';
import type { SupportDryRun, SupportTrial, SupportUseCounts } from '@manifold/domain/support-webform/workbench-api';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { SupportPlatform } from '../../integrations/support-platform/support-platform.js';
import { Env } from '../../platform/env/env.js';
import { LiveConfig, SectionViews } from '../../store-config/index.js';
import { evaluateForm, type FilledForm } from './filled-form.js';
import { SupportRequests } from './support-requests.repository.js';

const USE_DAYS = 30;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Lets editors test the support form. */
@Injectable()
export class SupportWorkbench {
  constructor(
    private readonly live: LiveConfig,
    private readonly sections: SectionViews,
    private readonly requests: SupportRequests,
    private readonly platform: SupportPlatform,
    private readonly env: Env,
  ) {}

  /** Returns the result of a filled-in form without sending it. */
  async dryRun(trial: SupportTrial, staff: Staff): Promise<SupportDryRun> {
    const { form, problems, request } = await this.fillForm(trial, staff);
    return {
      fields: form.fields.map(({ name, isRequired }) => ({ name, isRequired })),
      problems: [...problems],
      request: request ?? null,
      setupRefusal: request ? null : SETUP_REFUSAL,
      hasSandbox: this.platform.hasSandbox,
    };
  }

  /** Sends a filled-in form to the sandbox and returns the address. Throws for a form that the shop would refuse. */
  async sendTest(trial: SupportTrial, staff: Staff): Promise<{ address: string }> {
    const { problems, request } = await this.fillForm(trial, staff);
    if (problems.length > 0)
      throw new ShopError('invalid-input', {
        fields: problems.map(({ field, reason }) => ({ field: `values.${field}`, reason })),
      });
    if (!request) throw new ShopError('unprocessable-entity', { message: SETUP_REFUSAL });
    return { address: await this.platform.deliverToSandbox(request) };
  }

  /** Returns how often each subreason was sent in the last 30 days, in all stores. */
  async countUses(): Promise<SupportUseCounts> {
    const counts = await this.requests.countUsesSince(new Date(Date.now() - USE_DAYS * DAY_MILLISECONDS));
    return { days: USE_DAYS, counts };
  }

  private async fillForm({ storeKey, locale, changeSet, values }: SupportTrial, staff: Staff): Promise<FilledForm> {
    const store = this.live.snapshot(storeKey)?.document.sections.store;
    if (!store) throw invalidField('storeKey', 'unknown');
    if (!store.locales.some((each) => each.locale === locale)) throw invalidField('locale', 'not-of-this-store');
    const webform = await this.webform(storeKey, changeSet, staff);
    return evaluateForm(webform, values, { store, locale, isPreProduction: this.env.preProduction });
  }

  private async webform(storeKey: string, changeSet: string | undefined, staff: Staff): Promise<SupportWebform> {
    const stores = await this.sections.effective('support-webform', { changeSet, staff });
    const found = supportWebformSchema.safeParse(stores.find((each) => each.storeKey === storeKey)?.value);
    // A draft may be incomplete.
    if (!found.success) throw invalidField('changeSet', 'the form is not complete');
    return found.data;
  }
}
