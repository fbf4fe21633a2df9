import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff, StaffRole } from '@manifold/domain/staff/contract';
import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { staffToken } from './accounts/staff-cookie.js';
import { StaffAuthentication } from './staff-authentication.service.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in member of staff; set by StaffGuard. */
    staff?: Staff;
  }
}

/** Restricts a route to these roles. Without it, every signed-in member of staff may use the route. */
export const Roles = Reflector.createDecorator<readonly StaffRole[]>();

const IsForOrderDesk = Reflector.createDecorator<boolean>();

/** Restricts a route to staff of the order desk, in any role. */
export const OrderDeskOnly = () => IsForOrderDesk(true);

/** Throws `not-signed-in` without a session, `not-allowed` if the route is for other people. */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    private readonly authentication: StaffAuthentication,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = staffToken(request.headers);
    const staff = token === undefined ? undefined : await this.authentication.staffOf(token);
    if (!staff) throw new ShopError('not-signed-in');
    const roles = this.reflector.getAllAndOverride(Roles, [context.getHandler(), context.getClass()]);
    if (roles && !roles.includes(staff.role)) throw new ShopError('not-allowed');
    const isForOrderDesk = this.reflector.getAllAndOverride(IsForOrderDesk, [context.getHandler(), context.getClass()]);
    if (isForOrderDesk && staff.orderCountries.length === 0) throw new ShopError('not-allowed');
    request.staff = staff;
    return true;
  }
}

/** Injects the signed-in member of staff into a route handler behind StaffGuard. */
export const SignedInStaff = createParamDecorator((_data: unknown, context: ExecutionContext): Staff => {
  const { staff } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!staff) throw new ShopError('not-signed-in');
  return staff;
});

/** Injects the caller's session token into a route handler behind StaffGuard. */
export const StaffToken = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const token = staffToken(context.switchToHttp().getRequest<FastifyRequest>().headers);
  if (token === undefined) throw new ShopError('not-signed-in');
  return token;
});
