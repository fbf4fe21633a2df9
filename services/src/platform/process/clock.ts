import { Injectable } from '@nestjs/common';

/** What time it is. Tests bring their own. */
@Injectable()
export class Clock {
  /** This instant. */
  now(): Date {
    return new Date();
  }
}
