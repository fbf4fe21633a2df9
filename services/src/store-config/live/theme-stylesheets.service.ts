import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cache } from '../../platform/cache/cache.js';
import { LiveConfig } from './live-config.js';

/** Stylesheets of all brands, and older ones that open pages may still request. */
const MAXIMUM_STYLESHEETS = 200;
const NAME = /^\/theme\/([a-z0-9-]+)-[a-f0-9]{16}\.css$/;

/** The stylesheets of all brands by path, including earlier versions. */
@Injectable()
export class ThemeStylesheets implements OnModuleInit {
  private readonly sheets = new Cache<string>({ maximumEntries: MAXIMUM_STYLESHEETS });

  constructor(private readonly live: LiveConfig) {}

  /** Adds every snapshot's stylesheet as the snapshot arrives. */
  onModuleInit(): void {
    this.add(this.live.snapshots());
    this.live.onChange(() => this.add(this.live.snapshots()));
  }

  /** Returns the stylesheet of a path. If it is not known, returns the brand's current one, with `exact: false`. */
  find(path: string): { readonly css: string; readonly exact: boolean } | undefined {
    const css = this.sheets.get(path);
    if (css !== undefined) return { css, exact: true };
    const brand = NAME.exec(path)?.[1];
    const snapshot = this.live.snapshots().find(({ document }) => document.sections.store.brandKey === brand);
    return snapshot && { css: this.live.themeStylesheet(snapshot).css, exact: false };
  }

  /** Adds the stylesheets of snapshots; previews add those of drafts. */
  add(snapshots: readonly Snapshot[]): void {
    for (const snapshot of snapshots) {
      const { path, css } = this.live.themeStylesheet(snapshot);
      this.sheets.set(path, css);
    }
  }
}
