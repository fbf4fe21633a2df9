import { Module } from '@nestjs/common';
import { OpenIdSocial } from './open-id-social.client.js';
import { SocialProviders } from './social-providers.js';

/** Provides the sign-in providers of customers behind their port. */
@Module({
  providers: [{ provide: SocialProviders, useClass: OpenIdSocial }],
  exports: [SocialProviders],
})
export class SocialSignInModule {}
