import { describe, expect, it } from '@jest/globals';
import { socialChannel } from './SocialLinks.js';

describe('a social link', () => {
  it.each([
    ['https://www.youtube.com/@ferrum-machines', 'video'],
    ['https://www.linkedin.com/company/ferrum-machines', 'professional'],
    ['https://www.xing.com/pages/ferrum-machines', 'professional'],
    ['https://www.facebook.com/ferrum-machines', 'network'],
    ['https://youtube.com.elsewhere.example/', 'network'],
  ])('%s leads to a channel of the kind %s', (url, channel) => {
    expect(socialChannel(url)).toBe(channel);
  });
});
