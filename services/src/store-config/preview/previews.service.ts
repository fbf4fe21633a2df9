import type { PreviewLink } from '@manifold/domain/admin-api/preview-routes';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { mayActOnDraft } from '@manifold/domain/staff/draft-access';
import { isStoreGranted } from '@manifold/domain/staff/edit-refusal';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { Cache } from '../../platform/cache/cache.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { DraftAccess } from '../access/draft-access.service.js';
import { Clock } from '../../platform/process/clock.js';
import { LiveConfig } from '../live/live-config.js';
import { ThemeStylesheets } from '../live/theme-stylesheets.service.js';
import { ChangeSets } from '../publishing/change-sets.service.js';
import { StoreOrigins } from '../live/store-origins.js';
import { refuseProblems, type Problem } from '../lint/problem.js';
import { sealEdits } from '../publishing/seal-edits.js';
import { loadRows } from '../publishing/section-rows.js';
import { type FoundPreviewLink, PreviewLinks, type NewPreviewLink } from './preview-links.service.js';

/** A small number, because each entry holds the documents of all stores. */
const MAXIMUM_DRAFTS = 8;

/** Every store with a draft. */
export interface Preview {
  readonly byHost: ReadonlyMap<string, Snapshot>;
  /** When the link expires. */
  readonly expiresAt: Date;
  /** Hosts of stores in which the link's creator has no rights; the preview is not available there. */
  readonly closedHosts: ReadonlySet<string>;
  /** Why the draft could not be published; stores with problems are missing from `byHost`. */
  readonly problems: readonly Problem[];
}

type DraftedHosts = Pick<Preview, 'byHost' | 'problems'>;
type PreviewTimes = Pick<NewPreviewLink, 'at' | 'expiresAt'>;

/** Shows drafts to people with a link: the shops as if the draft were published, now or at a future instant. */
@Injectable()
export class Previews {
  private readonly drafted = new Cache<DraftedHosts>({ maximumEntries: MAXIMUM_DRAFTS });

  constructor(
    private readonly prisma: PrismaService,
    private readonly changeSets: ChangeSets,
    private readonly access: DraftAccess,
    private readonly live: LiveConfig,
    private readonly themes: ThemeStylesheets,
    private readonly links: PreviewLinks,
    private readonly origins: StoreOrigins,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a link to a draft. Returns its token and the stores that it shows: those in which the caller has rights. Throws for
   * an unknown or closed draft, one that could not be published, and people without a part in it.
   */
  async link(params: NewPreviewLink, staff: Staff): Promise<{ token: string; stores: PreviewLink['stores'] }> {
    const draft = this.access.refuseOutsider(staff, await this.changeSets.getOpen(params.changeSetId));
    const { byHost, problems } = await this.load(params, draft);
    refuseProblems(problems);
    const granted = [...new Set(byHost.values())].filter(({ storeKey, document }) =>
      isStoreGranted(staff.grants, { storeKey, countryCode: document.sections.store.countryCode }),
    );
    const token = await this.links.create(params, { draft, staff, storeKeys: granted.map(({ storeKey }) => storeKey) });
    const stores = granted.map(({ storeKey, hash, document }) => {
      const { label, productionHost, hosts } = document.sections.store;
      const origin = this.origins.originOf({ document });
      return { storeKey, label, productionHost, hosts, origin, isChanged: this.live.snapshot(storeKey)?.hash !== hash };
    });
    return { token, stores };
  }

  /**
   * Returns the preview of a token, always with the current state of the draft and the current rights of the link's creator;
   * undefined if the link was revoked, the draft is closed, or the creator is disabled or has no part in the draft any more.
   */
  async open(token: string): Promise<Preview | undefined> {
    const link = await this.links.find(token);
    const draft = link && (await this.changeSets.getOpen(link.changeSetId).catch(() => undefined));
    if (!draft || !mayActOnDraft(link.creator, draft)) return undefined;
    const { byHost, problems } = await this.load(link, draft);
    const closed = [...byHost].filter(([, snapshot]) => !isShown(link, snapshot));
    const closedHosts = new Set(closed.map(([host]) => host));
    const shown = new Map([...byHost].filter(([host]) => !closedHosts.has(host)));
    return { byHost: shown, problems, expiresAt: link.expiresAt, closedHosts };
  }

  private load(look: PreviewTimes, draft: ChangeSet): Promise<DraftedHosts> {
    const key = [draft.id, draft.version, this.live.revision, look.at, look.expiresAt.getTime()].join(' ');
    return this.drafted.load(key, () => this.build(look, draft));
  }

  private async build({ at, expiresAt }: PreviewTimes, { name, edits }: ChangeSet): Promise<DraftedHosts> {
    const shownAt = at === null ? this.clock.now() : new Date(at);
    const { documents, problems } = sealEdits(await loadRows(this.prisma), edits, shownAt).sealing;
    const notice = { name, until: expiresAt.toISOString(), at };
    const snapshots = [...documents.values()].flatMap(([first]): Snapshot[] => {
      if (!first) return [];
      const { storeKey, hash, document } = first;
      return [{ storeKey, revision: this.live.revision, validFrom: null, hash, document, preview: notice }];
    });
    this.themes.add(snapshots);
    const byHost = snapshots.flatMap((snapshot) =>
      snapshot.document.sections.store.hosts.map((host) => [host, snapshot] as const),
    );
    return { byHost: new Map(byHost), problems };
  }
}

/** Returns whether a link shows a store: its creator had rights there, and still has them. */
const isShown = ({ storeKeys, creator }: FoundPreviewLink, { storeKey, document }: Snapshot): boolean =>
  storeKeys?.includes(storeKey) !== false &&
  isStoreGranted(creator.grants, { storeKey, countryCode: document.sections.store.countryCode });
