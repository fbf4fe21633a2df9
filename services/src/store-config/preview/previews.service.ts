import type { PreviewLink } from '@manifold/domain/admin-api/preview-routes';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { LastMade } from '../../platform/concurrency/last-made.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../clock.js';
import { LiveConfig } from '../delivery/live-config.js';
import { ThemeShelf } from '../delivery/theme-shelf.js';
import { ChangeSets } from '../publishing/change-sets.service.js';
import { StoreOrigins } from '../store-origins.js';
import { refuseProblems, type Problem } from '../publishing/problem.js';
import { sealEdits } from '../publishing/seal-edits.js';
import { loadRows } from '../publishing/section-rows.js';
import { PreviewSeal, type PreviewTicket } from './preview-seal.js';

/** Drafts that were looked at last; each holds the documents of all stores. */
const KEPT = 8;

/** Every store as a draft would make it. */
export interface Preview {
  readonly byHost: ReadonlyMap<string, Snapshot>;
  /** Why the draft could not be published; a store with problems is not among `byHost`. */
  readonly problems: readonly Problem[];
}

/** Shows drafts to who has a link: what the shops would be if the draft were published now, or at an instant to come. */
@Injectable()
export class Previews {
  private readonly kept = new LastMade<Preview>(KEPT);

  constructor(
    private readonly prisma: PrismaService,
    private readonly changeSets: ChangeSets,
    private readonly live: LiveConfig,
    private readonly themes: ThemeShelf,
    private readonly tickets: PreviewSeal,
    private readonly origins: StoreOrigins,
    private readonly clock: Clock,
  ) {}

  /** A token for a draft, and its stores. Refuses a draft that there is none of, that is over, or that could not be published. */
  async link(ticket: PreviewTicket): Promise<{ token: string; stores: PreviewLink['stores'] }> {
    const draft = await this.changeSets.getOpen(ticket.changeSetId);
    const { byHost, problems } = await this.of(ticket, draft);
    refuseProblems(problems);
    const stores = [...new Set(byHost.values())].map(({ storeKey, hash, document }) => {
      const { label, productionHost, hosts } = document.sections.store;
      const origin = this.origins.of({ document });
      return { storeKey, label, productionHost, hosts, origin, isChanged: this.live.snapshot(storeKey)?.hash !== hash };
    });
    return { token: await this.tickets.sign(ticket), stores };
  }

  /** The preview of a token: always of the draft as it stands now. Undefined when there is nothing to preview any more. */
  async open(token: string): Promise<Preview | undefined> {
    const ticket = await this.tickets.open(token);
    const draft = ticket && (await this.changeSets.getOpen(ticket.changeSetId).catch(() => undefined));
    return draft && this.of(ticket, draft);
  }

  private of(ticket: PreviewTicket, draft: ChangeSet): Promise<Preview> {
    const key = [draft.id, draft.version, this.live.revision, ticket.at, ticket.until.getTime()].join(' ');
    return this.kept.keep(key, this.kept.find(key) ?? this.made(ticket, draft));
  }

  private async made({ at, until }: PreviewTicket, { name, edits }: ChangeSet): Promise<Preview> {
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
