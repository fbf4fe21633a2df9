import { beforeEach, describe, expect, it } from '@jest/globals';
import { Analytics } from './analytics.js';
import type { AnalyticsEvent } from './events.js';

const view: AnalyticsEvent = { name: 'view-product', sku: 'EX10000001' };
const answered = () => new Promise((resolve) => setTimeout(resolve));

describe('an event of the shop', () => {
  let opened: number;
  let isGiven: boolean;
  let isBroken: boolean;
  let pushed: AnalyticsEvent[];
  let analytics: Analytics;
  const push = (event: AnalyticsEvent): Promise<void> => {
    pushed.push(event);
    return Promise.resolve();
  };

  beforeEach(() => {
    opened = 0;
    isGiven = true;
    isBroken = false;
    pushed = [];
    analytics = new Analytics({
      hasConsent: () => isGiven,
      open: () => {
        opened += 1;
        return isBroken ? Promise.reject(new Error('offline')) : Promise.resolve({ push });
      },
    });
  });

  it('is dropped without consent, and nothing is loaded', async () => {
    isGiven = false;
    analytics.emit(view);
    isGiven = true;
    await answered();
    expect({ opened, pushed }).toEqual({ opened: 0, pushed: [] });
  });

  it('is passed on with consent; the data layer is opened once', async () => {
    analytics.emit(view);
    analytics.emit(view);
    await answered();
    expect({ opened, pushed }).toEqual({ opened: 1, pushed: [view, view] });
  });

  it('is dropped as soon as consent is withdrawn', async () => {
    analytics.emit(view);
    await answered();
    isGiven = false;
    analytics.emit(view);
    await answered();
    expect(pushed).toHaveLength(1);
  });

  it('is lost if the data layer cannot be loaded, and the next one tries again', async () => {
    isBroken = true;
    analytics.emit(view);
    await answered();
    isBroken = false;
    analytics.emit(view);
    await answered();
    expect({ opened, pushed }).toEqual({ opened: 2, pushed: [view] });
  });
});
