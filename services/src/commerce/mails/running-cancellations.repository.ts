import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** Reads which cancellations of the order desk are being executed. */
@Injectable()
export class RunningCancellations {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns whether staff are cancelling an order, so that its credit note is issued soon. */
  async has(orderNumber: string): Promise<boolean> {
    const where = { orderNumber, kind: 'cancel', state: 'running' };
    return (await this.prisma.orderRequest.count({ where })) > 0;
  }
}
