import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CustomerHandlers } from './customer-handlers.service.js';
import { LinkedProviders } from './linked-providers.service.js';
import { PasskeyProofs } from './passkey-proofs.service.js';
import { PasskeySignIns } from './passkey-sign-ins.service.js';
import { Passkeys } from './passkeys.service.js';

const DONE = { done: true } as const;

/** Handles the operations of passkeys. */
@Injectable()
export class PasskeyOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CustomerHandlers,
    private readonly proofs: PasskeyProofs,
    private readonly signIns: PasskeySignIns,
    private readonly passkeys: Passkeys,
    private readonly linked: LinkedProviders,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      beginPasskeySignIn: (visit) => this.proofs.beginSignIn(visit),
      finishPasskeySignIn: async (visit, { passkey }) => {
        const entered = await this.signIns.signIn(visit, passkey);
        await this.linked.settlePending(visit, entered.customer, { isWanted: false });
        return entered;
      },
      beginPasskeyProof: (visit) => this.proofs.beginProof(visit),
      listPasskeys: (visit) => this.passkeys.list(visit),
      beginPasskeyRegistration: (visit, proof) => this.passkeys.beginAdding(visit, proof),
      finishPasskeyRegistration: (visit, request) => this.passkeys.finishAdding(visit, request),
      renamePasskey: async (visit, request) => {
        await this.passkeys.rename(visit, request);
        return DONE;
      },
      removePasskey: async (visit, request) => {
        await this.passkeys.remove(visit, request);
        return DONE;
      },
    });
  }
}
