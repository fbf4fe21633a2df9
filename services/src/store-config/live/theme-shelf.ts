import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveConfig } from './live-config.js';

/** Older looks that pages may still ask for. */
const KEPT = 200;
const NAME = /^\/theme\/([a-z0-9-]+)-[a-f0-9]{16}\.css$/;

/** The stylesheets of all brands by their path, those that were served before included. */
@Injectable()
export class ThemeShelf implements OnModuleInit {
  private readonly sheets = new Map<string, string>();

  constructor(private readonly live: LiveConfig) {}

  /** Puts every snapshot's stylesheet on the shelf as it comes. */
  onModuleInit(): void {
    this.add(this.live.snapshots());
    this.live.onChange(() => this.add(this.live.snapshots()));
  }

  /** The stylesheet of a path; of another version of the brand when that one is gone, which `exact` tells. */
  find(path: string): { readonly css: string; readonly exact: boolean } | undefined {
    const css = this.sheets.get(path);
    if (css !== undefined) return { css, exact: true };
    const brand = NAME.exec(path)?.[1];
    const snapshot = this.live.snapshots().find(({ document }) => document.sections.store.brandKey === brand);
    return snapshot && { css: this.live.themeStylesheet(snapshot).css, exact: false };
  }

  /** Puts the stylesheets of snapshots on the shelf; of drafts too. */
  add(snapshots: readonly Snapshot[]): void {
    for (const snapshot of snapshots) {
      const { path, css } = this.live.themeStylesheet(snapshot);
      this.sheets.delete(path); // the newest lie last
      this.sheets.set(path, css);
    }
    for (const path of this.sheets.keys()) {
      if (this.sheets.size <= KEPT) return;
      this.sheets.delete(path);
    }
  }
}
