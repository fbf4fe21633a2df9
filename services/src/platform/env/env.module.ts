import { Global, Module, type DynamicModule } from '@nestjs/common';
import { ConfigModule, ConfigService } from '@nestjs/config';
import { Env } from './env.js';

/** The content of `ConfigService`: one checked value, because nothing reads single variables. */
interface Configuration {
  readonly env: Env;
}

@Global()
@Module({})
export class EnvModule {
  /**
   * Makes this environment injectable everywhere as `Env`. It is parsed before the application exists, because the HTTP server
   * and the logger need it.
   */
  static forRoot(env: Env): DynamicModule {
    return {
      module: EnvModule,
      imports: [ConfigModule.forRoot({ ignoreEnvFile: true, cache: true, load: [(): Configuration => ({ env })] })],
      providers: [
        {
          provide: Env,
          inject: [ConfigService],
          useFactory: (config: ConfigService<Configuration, true>): Env => config.get<Env>('env'),
        },
      ],
      exports: [Env],
    };
  }
}
