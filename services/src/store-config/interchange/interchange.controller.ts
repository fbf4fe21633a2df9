import { exportQuerySchema, importSchema } from '@manifold/domain/config-interchange/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Get, Header, HttpCode, Post, Query, Res, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { binaryFileError } from './binary-file.js';
import { Interchange } from './interchange.service.js';

/** Enough for all sections at once in all languages, with room to grow. */
const FILES_BYTES = 8 * 1024 * 1024;
const TYPES = { yaml: 'application/yaml; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** Export and import of config files. Every role may export; the sections decide what a role may draft by import. */
@Controller('api/admin')
@UseGuards(StaffGuard)
export class InterchangeController {
  constructor(private readonly interchange: Interchange) {}

  @Get('export')
  async export(@Query() query: unknown, @Res() reply: FastifyReply): Promise<void> {
    const parameters = z.parse(exportQuerySchema, query);
    const { name, text } = await this.interchange.export(parameters);
    void reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type(TYPES[parameters.format])
      .send(text);
  }

  @Post('import')
  @HttpCode(200)
  @RouteConfig({ bodyLimit: FILES_BYTES, refuseUnstorable: binaryFileError })
  @Header('content-type', 'application/json; charset=utf-8')
  import(@Body() body: unknown, @SignedInStaff() staff: Staff): Promise<string> {
    return this.interchange.import(z.parse(importSchema, body), staff);
  }
}
