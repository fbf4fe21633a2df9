import { Module } from '@nestjs/common';
import { AddressServices } from './address-services.js';
import { GoogleAddressServices } from './google.client.js';

/** Provides the services that know addresses behind their port. */
@Module({
  providers: [{ provide: AddressServices, useClass: GoogleAddressServices }],
  exports: [AddressServices],
})
export class AddressServicesModule {}
