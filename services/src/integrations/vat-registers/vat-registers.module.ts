import { Module } from '@nestjs/common';
import { ConfiguredVatRegisters } from './configured-registers.js';
import { VatRegisters } from './ports/vat-registers.js';

/** Provides the registers of VAT numbers behind their port. */
@Module({
  providers: [{ provide: VatRegisters, useClass: ConfiguredVatRegisters }],
  exports: [VatRegisters],
})
export class VatRegistersModule {}
