import type { PreviewLink } from '@manifold/domain/admin-api/preview-routes';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import type { Staff } from '@manifold/domain/staff/contract';
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
import { PreviewLinks, type NewPreviewLink } from './preview-links.service.js';

/** Each holds the documents of all stores. */
const MAXIMUM_DRAFTS = 8;

/** Every store as a draft would make it. */
export interface Preview {
  readonly byHost: ReadonlyMap<string, Snapshot>;
  /** Until when the link holds. */
  readonly until: Date;
  /** Hosts of stores that the maker of the link has no rights in: there it shows nothing. */
  readonly closedHosts: ReadonlySet<string>;
  /** Why the draft could not be published; a store with problems is not among `byHost`. */
  readonly problems: readonly Problem[];
}

type DraftedHosts = Pick<Preview, 'byHost' | 'problems'>;
type Look = Pick<NewPreviewLink, 'at' | 'until'>;

/** Shows drafts to who has a link: what the shops would be if the draft were published now, or at an instant to come. */
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
   * Makes a link to a draft and returns its token and the stores that it shows: those that the caller has rights in. Refuses a
   * draft that there is none of, that is over or could not be published, and who has no part in it.
   */
  async link(wish: NewPreviewLink, staff: Staff): Promise<{ token: string; stores: PreviewLink['stores'] }> {
    const draft = this.access.refuseOutsider(staff, await this.changeSets.getOpen(wish.changeSetId));
    const { byHost, problems } = await this.of(wish, draft);
    refuseProblems(problems);
    const granted = [...new Set(byHost.values())].filter(({ storeKey, document }) =>
      isStoreGranted(staff.grants, { storeKey, countryCode: document.sections.store.countryCode }),
    );
    const token = await this.links.make(wish, { draft, staff, storeKeys: granted.map(({ storeKey }) => storeKey) });
    const stores = granted.map(({ storeKey, hash, document }) => {
      const { label, productionHost, hosts } = document.sections.store;
      const origin = this.origins.of({ document });
      return { storeKey, label, productionHost, hosts, origin, isChanged: this.live.snapshot(storeKey)?.hash !== hash };
    });
    return { token, stores };
  }

  /**
   * The preview of a token: always of the draft as it stands now. Undefined if the link was revoked or there is nothing to
   * preview any more.
   */
  async open(token: string): Promise<Preview | undefined> {
    const link = await this.links.find(token);
    const draft = link && (await this.changeSets.getOpen(link.changeSetId).catch(() => undefined));
    if (!draft) return undefined;
    const { byHost, problems } = await this.of(link, draft);
    const closed = [...byHost].filter(([, { storeKey }]) => link.storeKeys?.includes(storeKey) === false);
    const closedHosts = new Set(closed.map(([host]) => host));
    const shown = new Map([...byHost].filter(([host]) => !closedHosts.has(host)));
    return { byHost: shown, problems, until: link.until, closedHosts };
  }

  private of(look: Look, draft: ChangeSet): Promise<DraftedHosts> {
    const key = [draft.id, draft.version, this.live.revision, look.at, look.until.getTime()].join(' ');
    return this.drafted.load(key, () => this.made(look, draft));
  }

  private async made({ at, until }: Look, { name, edits }: ChangeSet): Promise<DraftedHosts> {
    const shownAt = at === null ? this.clock.now() : new Date(at);
    const { documents, problems } = sealEdits(await loadRows(this.prisma), edits, shownAt).sealing;
    const notice = { name, until: until.toISOString(), at };
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
