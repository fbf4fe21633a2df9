import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Env } from './env.js';

@Global()
@Module({})
export class EnvModule {
  /** Makes this environment injectable everywhere as `Env`. */
  static with(env: Env): DynamicModule {
    return { module: EnvModule, providers: [{ provide: Env, useValue: env }], exports: [Env] };
  }
}
