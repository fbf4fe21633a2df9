import { Module } from '@nestjs/common';
import { PasskeyVerifier } from './passkey-verifier.js';
import { WebAuthnPasskeys } from './web-authn-passkeys.client.js';

/** Provides the verification of passkeys behind its port. */
@Module({
  providers: [{ provide: PasskeyVerifier, useClass: WebAuthnPasskeys }],
  exports: [PasskeyVerifier],
})
export class PasskeysModule {}
