import { supportRequest } from '@manifold/domain/support-webform/request';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Person } from './personal-records.repository.js';

/** The job of the support form. Without it the form's own sweep delivers the case. */
const DELIVER = 'deliver-support-request';
/** The form's choice for requests to erase data. */
const CHOICE = { reason: 'account', subreason: 'data-removal' } as const;

/**
 * Asks the support team to erase the cases of a deleted customer. The platform has no interface to delete anything, so the
 * request is a case like those of the support form.
 */
@Injectable()
export class SupportErasures {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: Jobs,
    private readonly env: Env,
  ) {}

  /** Stores the case with the id of the deletion, so that a repeated deletion sends one. Does nothing without a support form. */
  async request(id: string, { email }: Pick<Person, 'email'>, { snapshot, locale }: Place): Promise<void> {
    const copy = this.caseOf(id, email, { snapshot, locale });
    if (!copy) return;
    await this.prisma.$transaction(async (transaction) => {
      if ((await transaction.supportRequest.count({ where: { id } })) > 0) return;
      const { storeKey } = snapshot;
      await transaction.supportRequest.create({ data: { id, storeKey, locale, ...CHOICE, copy: { create: copy } } });
      if (this.jobs.ready) await this.jobs.enqueue(transaction, { name: DELIVER, data: { id }, afterSeconds: 0 });
    });
  }

  private caseOf(id: string, email: string, { snapshot, locale }: Place) {
    const { store, 'support-webform': webform, 'feature-toggles': toggles } = snapshot.document.sections;
    if (!toggles.supportWebform) return undefined;
    const description = `The account is deleted. Please erase all cases of this address, and then this one. Request ${id}.`;
    const values = { ...CHOICE, email, subject: 'Erase personal data', description };
    return supportRequest(webform, values, {
      countryLabel: store.label,
      locale,
      returnUrl: `https://${store.productionHost}/`,
      isPreProduction: this.env.preProduction,
    });
  }
}

/** The store and the language of the customer. */
interface Place {
  readonly snapshot: Snapshot;
  readonly locale: string;
}
