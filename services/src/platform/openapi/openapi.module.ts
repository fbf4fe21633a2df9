import { Module, type DynamicModule } from '@nestjs/common';
import { API_ROUTES, OpenApiController, type ApiRoutes } from './openapi.controller.js';

@Module({})
export class OpenApiModule {
  /** Serves the OpenAPI description of these routes at /api/docs. */
  static forRoot(routes: ApiRoutes): DynamicModule {
    return {
      module: OpenApiModule,
      controllers: [OpenApiController],
      providers: [{ provide: API_ROUTES, useValue: routes }],
    };
  }
}
