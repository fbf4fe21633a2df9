import { Injectable } from '@nestjs/common';

/** The current time; tests replace it. */
@Injectable()
export class Clock {
  /** Returns the current instant. */
  now(): Date {
    return new Date();
  }
}
