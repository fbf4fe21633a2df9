import { Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Carts by session cookie, and what the operation was asked with: a stand-in for the shopper's API. */
export const fakeCommerce = {
  carts: new Map<string, object | null>(),
  asked: [] as { cookie: string | undefined; locale: unknown; host: string | undefined }[],
  fails: false,
};

@Controller('api/commerce')
export class FakeCommerceController {
  @Post('getMe')
  getMe(@Req() { headers }: FastifyRequest, @Res() reply: FastifyReply): void {
    fakeCommerce.asked.push({ cookie: headers.cookie, locale: headers['x-locale'], host: headers.host });
    if (fakeCommerce.fails) {
      void reply.code(503).send({ error: { code: 'backend-unavailable', message: 'backend-unavailable' } });
      return;
    }
    const activeCart = fakeCommerce.carts.get(headers.cookie ?? '') ?? null;
    void reply.header('set-cookie', 'session=renewed').send({ data: { me: { activeCart } } });
  }
}
