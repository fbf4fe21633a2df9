import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import * as z from 'zod';
import { newToken, tokenHash } from '../../platform/auth/accounts/token.js';
import { openText, sealText } from '../../platform/auth/accounts/sealed-text.js';
import { Env } from '../../platform/env/env.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { customerTypeSchema } from '@manifold/domain/customer/contract';

const PURPOSE = 'pending sign-up';
const HOUR_MS = 3_600_000;
export const SIGN_UP_HOURS = 24;

const formSchema = z.object({
  email: z.string(),
  password: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  customerType: customerTypeSchema,
  dateOfBirth: z.string().optional(),
  vatId: z.string().optional(),
  locale: z.string(),
});

const storedSchema = z.object({ ...formSchema.shape, goal: z.string().optional() });

/** The form of a registration. */
export type SignUpForm = z.infer<typeof formSchema>;

/** A registration whose link may still be used. */
export interface PendingSignUp {
  readonly id: string;
  readonly storeKey: string;
  readonly browserHash: string;
  readonly form: SignUpForm;
  /** The page that the customer continues to after opening the mailed link. */
  readonly goal?: string | undefined;
  readonly isConfirmed: boolean;
}

interface Row extends Omit<PendingSignUp, 'form' | 'goal' | 'isConfirmed'> {
  readonly sealed: string;
  readonly confirmedAt: Date | null;
}

const emailHash = (storeKey: string, email: string): string =>
  createHash('sha256').update(`${storeKey} ${email.toLowerCase()}`).digest('hex');

/** Stores registrations until their owners open the mailed link. Tokens are stored as digests, forms encrypted. */
@Injectable()
export class PendingSignUps {
  constructor(
    private readonly prisma: PrismaService,
    private readonly env: Env,
  ) {}

  /** Stores a registration and deletes expired ones. Returns its id and the secret of the browser that registered. */
  async create(
    storeKey: string,
    form: SignUpForm,
    goal?: string,
  ): Promise<{ readonly id: string; readonly browser: string }> {
    const browser = newToken();
    const { id } = await this.prisma.pendingSignUp.create({
      data: {
        storeKey,
        emailHash: emailHash(storeKey, form.email),
        browserHash: tokenHash(browser),
        sealed: await sealText(JSON.stringify({ ...form, goal }), this.env.sessionKey, PURPOSE),
        expiresAt: new Date(Date.now() + SIGN_UP_HOURS * HOUR_MS),
      },
      select: { id: true },
    });
    await this.prisma.pendingSignUp.deleteMany({ where: { expiresAt: { lte: new Date() } } });
    return { id, browser };
  }

  /** Returns a registration to be mailed; undefined if it has expired. */
  async findToMail(id: string): Promise<(PendingSignUp & { readonly expiresAt: Date }) | undefined> {
    const row = await this.prisma.pendingSignUp.findFirst({ where: { id, expiresAt: { gt: new Date() } } });
    if (!row) return undefined;
    const pending = await this.opened(row);
    return pending && { ...pending, expiresAt: row.expiresAt };
  }

  /** Gives a registration a new mailed token, which replaces an earlier one. */
  async issueToken(id: string): Promise<string> {
    const token = newToken();
    await this.prisma.pendingSignUp.updateMany({ where: { id }, data: { tokenHash: tokenHash(token) } });
    return token;
  }

  findByToken(storeKey: string, token: string): Promise<PendingSignUp | undefined> {
    return this.find({ storeKey, tokenHash: tokenHash(token) });
  }

  findByBrowser(storeKey: string, browser: string): Promise<PendingSignUp | undefined> {
    return this.find({ storeKey, browserHash: tokenHash(browser) });
  }

  /** Marks a registration as confirmed on another device. Its token cannot be used again. */
  async markConfirmed(id: string): Promise<void> {
    await this.prisma.pendingSignUp.updateMany({ where: { id }, data: { tokenHash: null, confirmedAt: new Date() } });
  }

  async remove(id: string): Promise<void> {
    await this.prisma.pendingSignUp.deleteMany({ where: { id } });
  }

  /** Deletes all registrations of an e-mail address. */
  async removeOf(storeKey: string, email: string): Promise<void> {
    await this.prisma.pendingSignUp.deleteMany({ where: { emailHash: emailHash(storeKey, email) } });
  }

  private async find(where: {
    readonly storeKey: string;
    readonly tokenHash?: string;
    readonly browserHash?: string;
  }): Promise<PendingSignUp | undefined> {
    const row = await this.prisma.pendingSignUp.findFirst({ where: { ...where, expiresAt: { gt: new Date() } } });
    return row ? this.opened(row) : undefined;
  }

  /** Returns undefined if the session key of the form is no longer configured. */
  private async opened({ id, storeKey, browserHash, sealed, confirmedAt }: Row): Promise<PendingSignUp | undefined> {
    const { sessionKey, previousSessionKey } = this.env;
    const text =
      (await openText(sealed, sessionKey, PURPOSE)) ??
      (previousSessionKey && (await openText(sealed, previousSessionKey, PURPOSE)));
    if (text === undefined) return undefined;
    const { goal, ...form } = storedSchema.parse(JSON.parse(text));
    return { id, storeKey, browserHash, form, goal, isConfirmed: confirmedAt !== null };
  }
}
