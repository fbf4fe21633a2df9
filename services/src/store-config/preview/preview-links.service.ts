import type { PreviewLinkView } from '@manifold/domain/admin-api/preview-routes';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { ANY_GRANT } from '@manifold/domain/staff/edit-refusal';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { staffOfRecord, WITH_GRANTS } from '../../platform/auth/accounts/staff-record.js';
import { requiredUuid } from '../../platform/auth/required-uuid.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { DraftAccess } from '../access/draft-access.service.js';
import { requiredChangeSet } from '../publishing/stored-change-set.js';
import { type PreviewLink, PreviewTokens } from './preview-tokens.js';

const LISTED = 50;

/** The draft and instant that a new link shows, and its expiry. */
export type NewPreviewLink = Omit<PreviewLink, 'linkId'>;

/** A valid link and its creator, whose account is not disabled. `storeKeys` is null if it shows every store. */
export interface FoundPreviewLink extends PreviewLink {
  readonly creator: Staff;
  readonly storeKeys: readonly string[] | null;
}

interface PreviewMaker {
  readonly draft: ChangeSet;
  readonly staff: Staff;
  readonly storeKeys: readonly string[];
}

/** Creates, lists and revokes the links that show a draft in the shops. */
@Injectable()
export class PreviewLinks {
  constructor(
    private readonly prisma: PrismaService,
    private readonly access: DraftAccess,
    private readonly tokens: PreviewTokens,
  ) {}

  /** Creates a link for the stores in which its creator has rights, and returns its token. Throws `not-allowed` if there are none. */
  async create(params: NewPreviewLink, { draft, staff, storeKeys }: PreviewMaker): Promise<string> {
    const isLimited = staff.grants?.every(({ place }) => place !== ANY_GRANT) ?? false;
    if (isLimited && storeKeys.length === 0)
      throw new ShopError('not-allowed', { details: { reason: 'store-not-granted' } });
    const { id } = await this.prisma.$transaction(async (db) => {
      const until = params.expiresAt.toISOString();
      const details = { id: draft.id, until, ...(isLimited ? { stores: [...storeKeys] } : {}) };
      await recordAudit(db, { actor: staff.email, action: 'preview-link.make', subject: draft.name, details });
      const columns = { changeSetId: draft.id, createdBy: staff.email, expiresAt: params.expiresAt, isLimited };
      return db.previewLink.create({ data: { ...columns, storeKeys: isLimited ? [...storeKeys] : [] } });
    });
    return this.tokens.sign({ ...params, linkId: id });
  }

  /** Returns the link of a token; undefined if it is not ours, has expired or was revoked, or its creator is disabled. */
  async find(token: string): Promise<FoundPreviewLink | undefined> {
    const link = await this.tokens.verify(token);
    if (!link) return undefined;
    const where = { id: link.linkId, changeSetId: link.changeSetId, revokedAt: null };
    const found = await this.prisma.previewLink.findFirst({ where });
    if (!found) return undefined;
    const creator = await this.prisma.staff.findFirst({
      where: { email: found.createdBy, disabledAt: null },
      include: WITH_GRANTS,
    });
    if (!creator) return undefined;
    return { ...link, creator: staffOfRecord(creator), storeKeys: found.isLimited ? found.storeKeys : null };
  }

  /** Returns the valid links of a draft, newest first. Throws `not-allowed` for people without a part in the draft. */
  async list(changeSetId: string, staff: Staff): Promise<PreviewLinkView[]> {
    const { id } = this.access.refuseOutsider(staff, await requiredChangeSet(this.prisma, changeSetId));
    const found = await this.prisma.previewLink.findMany({
      where: { changeSetId: id, revokedAt: null, expiresAt: { gt: new Date() } },
      orderBy: { createdAt: 'desc' },
      take: LISTED,
    });
    return found.map((link) => ({
      id: link.id,
      createdBy: link.createdBy,
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      storeKeys: link.isLimited ? link.storeKeys : null,
    }));
  }

  /** Revokes a link at once. Throws `not-allowed` for people without a part in the draft, `not-found` for an unknown or revoked link. */
  async revoke(changeSetId: string, linkId: string, staff: Staff): Promise<void> {
    const draft = this.access.refuseOutsider(staff, await requiredChangeSet(this.prisma, changeSetId));
    await this.prisma.$transaction(async (db) => {
      const where = { id: requiredUuid(linkId), changeSetId: draft.id, revokedAt: null };
      const { count } = await db.previewLink.updateMany({ where, data: { revokedAt: new Date() } });
      if (count === 0) throw new ShopError('not-found');
      const details = { id: draft.id, link: linkId };
      await recordAudit(db, { actor: staff.email, action: 'preview-link.revoke', subject: draft.name, details });
    });
  }
}
