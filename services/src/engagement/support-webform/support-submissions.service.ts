import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { SETUP_REFUSAL } from '@manifold/domain/support-webform/request';
import type { SupportReceipt, SupportSubmission } from '@manifold/domain/support-webform/shop-api';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import type { ShopRequestContext } from '../../store-config/index.js';
import { evaluateForm } from './filled-form.js';
import { SupportRequests } from './support-requests.repository.js';

/** Accepts submissions of the shop's support form. */
@Injectable()
export class SupportSubmissions {
  constructor(
    private readonly requests: SupportRequests,
    private readonly env: Env,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Stores a request until the support platform has received it. Throws for invalid fields, naming each of them,
   * and if the store has no form. `session` is the session of the sender, if there is one.
   */
  async submit(
    { values: typed }: SupportSubmission,
    { snapshot, locale }: ShopRequestContext,
    session: string | undefined,
  ): Promise<SupportReceipt> {
    const { store, 'support-webform': webform, 'feature-toggles': toggles } = snapshot.document.sections;
    if (!toggles.supportWebform) throw new ShopError('not-found');
    const isPreProduction = this.env.preProduction;
    const { values, problems, request } = evaluateForm(webform, typed, { store, locale, isPreProduction });
    const fields = problems.map(({ field, reason }) => ({ field: `values.${field}`, reason }));
    if (fields.length > 0) throw new ShopError('invalid-input', { fields });
    if (!request) throw new ShopError('backend-unavailable', { message: SETUP_REFUSAL });
    const { storeKey } = snapshot;
    this.limits.take('support-form', session);
    const { reason = '', subreason = '' } = values;
    return { id: await this.requests.create({ storeKey, locale, reason, subreason }, request) };
  }
}
