import { Global, Module } from '@nestjs/common';
import { Env } from '../env/env.js';
import { SessionSeal } from './session-seal.js';

/** Makes the seal of shoppers' sessions injectable everywhere. */
@Global()
@Module({
  providers: [
    {
      provide: SessionSeal,
      inject: [Env],
      useFactory: ({ sessionKey, previousSessionKey }: Env) =>
        new SessionSeal([sessionKey, ...(previousSessionKey ? [previousSessionKey] : [])]),
    },
  ],
  exports: [SessionSeal],
})
export class SessionModule {}
