import { Module } from '@nestjs/common';
import { Clock } from '../../platform/process/clock.js';
import { LiveConfig } from './live-config.js';
import { StoreOrigins } from './store-origins.js';
import { ThemeStylesheets } from './theme-stylesheets.service.js';

const PARTS = [Clock, LiveConfig, StoreOrigins, ThemeStylesheets];

/** The served config in memory. */
@Module({ providers: PARTS, exports: PARTS })
export class LiveModule {}
