import type { SectionPolicy } from '@manifold/domain/change-set/contract';
import { GUARDED_BY_DEFAULT, SECTION_PARTS } from '@manifold/domain/four-eyes/section-parts';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { StaffMails } from '../../platform/auth/accounts/staff-mails.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { SECTIONS } from '../sections/registry.js';
import type { Database } from '../sections/definition/section.js';
import { SecondPersons } from './second-persons.service.js';

const DAY_MS = 86_400_000;
/** How many days a second admin may confirm switching off a default. */
const PROPOSAL_DAYS = 7;

/** The policy that an admin sets, and the proposal that the admin saw. */
type PolicyCommand = Pick<SectionPolicy, 'fourEyes' | 'offProposedBy'>;

/** Keys of all policies: each section, followed by its parts. */
const KEYS: readonly string[] = SECTIONS.flatMap(({ key }) => [
  key,
  ...SECTION_PARTS.filter(({ section }) => section === key).map((part) => part.key),
]);

/** The four-eyes policies of sections and parts of sections. */
@Injectable()
export class SectionPolicies {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly mails: StaffMails,
    private readonly seconds: SecondPersons,
  ) {}

  /** Returns the policies of all sections and parts. */
  list(): Promise<SectionPolicy[]> {
    return this.read(this.prisma);
  }

  /** Returns the keys of the policies that need a second person. */
  async guarded(db: Database): Promise<ReadonlySet<string>> {
    const policies = await this.read(db);
    return new Set(policies.filter(({ fourEyes }) => fourEyes).map(({ section }) => section));
  }

  /**
   * Sets a policy. Switching off a default takes two admins: the first proposes it, the second confirms it within seven days, and
   * every admin gets a mail. Switching it on withdraws a proposal. Throws `not-found` for an unknown policy, `not-allowed` if the
   * second admin's account is new, and `conflict` if the open proposal is not the one that the admin saw, so that a proposal
   * never confirms another one.
   */
  set(key: string, { fourEyes, offProposedBy: seen }: PolicyCommand, staff: Staff): Promise<SectionPolicy> {
    return this.prisma.$transaction(async (db) => {
      // A lock, because of two admins who act at once only one may be the first.
      await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`section policy ${key}`}))`;
      const policy = (await this.read(db)).find(({ section }) => section === key);
      if (!policy) throw new ShopError('not-found');
      if (policy.offProposedBy !== seen)
        throw new ShopError('conflict', { details: { reason: 'other-proposal', found: policy.offProposedBy } });
      const needsTwo = !fourEyes && policy.fourEyes && GUARDED_BY_DEFAULT.includes(key);
      if (needsTwo && policy.offProposedBy === staff.email)
        throw new ShopError('not-allowed', { details: { reason: 'own-change' } });
      if (needsTwo && policy.offProposedBy === null) return this.proposeOff(db, key, staff);
      if (needsTwo && policy.offProposedBy !== null) {
        await this.seconds.refuseNew(db, staff);
        const people = { proposedBy: policy.offProposedBy, confirmedBy: staff.email };
        await this.mails.notifyFourEyesOff(db, { policy: key, ...people });
      }
      return this.write(db, { ...policy, fourEyes }, staff);
    });
  }

  private async proposeOff(db: Database, key: string, { email }: Staff): Promise<SectionPolicy> {
    const data = { fourEyes: true, updatedBy: email, offProposedBy: email, offProposedAt: this.clock.now() };
    await db.sectionPolicy.upsert({ where: { section: key }, create: { section: key, ...data }, update: data });
    const details = { sections: sectionsOf(key) };
    await recordAudit(db, { actor: email, action: 'section-policy.propose-off', subject: key, details });
    return { section: key, fourEyes: true, offProposedBy: email };
  }

  private async write(db: Database, policy: SectionPolicy, { email }: Staff): Promise<SectionPolicy> {
    const { section: key, fourEyes, offProposedBy } = policy;
    const data = { fourEyes, updatedBy: email, offProposedBy: null, offProposedAt: null };
    await db.sectionPolicy.upsert({ where: { section: key }, create: { section: key, ...data }, update: data });
    const proposal = offProposedBy === null ? {} : { proposedBy: offProposedBy };
    const details = { fourEyes, sections: sectionsOf(key), ...proposal };
    await recordAudit(db, { actor: email, action: 'section-policy.set', subject: key, details });
    return { section: key, fourEyes, offProposedBy: null };
  }

  private async read(db: Database): Promise<SectionPolicy[]> {
    const stored = new Map((await db.sectionPolicy.findMany()).map((row) => [row.section, row]));
    const oldest = new Date(this.clock.now().getTime() - PROPOSAL_DAYS * DAY_MS);
    return KEYS.map((section) => {
      const row = stored.get(section);
      const isProposed = row?.offProposedAt !== null && row !== undefined && row.offProposedAt > oldest;
      return {
        section,
        fourEyes: row?.fourEyes ?? GUARDED_BY_DEFAULT.includes(section),
        offProposedBy: isProposed ? row.offProposedBy : null,
      };
    });
  }
}

const sectionsOf = (key: string): string[] => [SECTION_PARTS.find((part) => part.key === key)?.section ?? key];
