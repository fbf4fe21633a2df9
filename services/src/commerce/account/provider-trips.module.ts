import { Module } from '@nestjs/common';
import { SocialSignInModule } from '../../integrations/social-sign-in/social-sign-in.module.js';
import { AccountRecordsModule } from './account-records.module.js';
import { OfferedProviders } from './offered-providers.service.js';
import { PendingCookies } from './pending-cookies.service.js';
import { ProviderTrips } from './provider-trips.service.js';

const PARTS = [OfferedProviders, PendingCookies, ProviderTrips];

/** The sign-in providers of the stores, and the redirects to them and back. */
@Module({
  imports: [AccountRecordsModule, SocialSignInModule],
  providers: PARTS,
  exports: [...PARTS, SocialSignInModule],
})
export class ProviderTripsModule {}
