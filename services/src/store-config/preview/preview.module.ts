import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { PublishingModule } from '../publishing/publishing.module.js';
import { PreviewHook } from './preview-hook.js';
import { PreviewLinks } from './preview-links.service.js';
import { PreviewTokens } from './preview-tokens.js';
import { PreviewController } from './preview.controller.js';
import { Previews } from './previews.service.js';

/** Shows a draft in the shop before it is published. */
@Module({
  imports: [LiveModule, PublishingModule],
  controllers: [PreviewController],
  providers: [PreviewHook, PreviewLinks, Previews, PreviewTokens],
})
export class PreviewModule {}
