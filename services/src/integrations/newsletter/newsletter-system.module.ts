import { Module } from '@nestjs/common';
import { NewsletterHttp } from './newsletter-http.client.js';
import { NewsletterSystem } from './newsletter-system.js';

/** Provides the newsletter system behind its port. */
@Module({
  providers: [{ provide: NewsletterSystem, useClass: NewsletterHttp }],
  exports: [NewsletterSystem],
})
export class NewsletterSystemModule {}
