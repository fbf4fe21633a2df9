/** What is found at a channel, as the drawings of `/media/social` name it. */
export type SocialChannel = 'video' | 'network' | 'professional';

const CHANNELS: readonly { readonly channel: SocialChannel; readonly hosts: RegExp }[] = [
  { channel: 'video', hosts: /(^|\.)(youtube|vimeo)\.com$/ },
  { channel: 'professional', hosts: /(^|\.)(linkedin|xing)\.com$/ },
];

/** Films, friends or colleagues: what a link leads to, by its host. */
export function socialChannel(url: string): SocialChannel {
  const host = /^https:\/\/([^/:?#]+)/.exec(url)?.[1] ?? '';
  return CHANNELS.find(({ hosts }) => hosts.test(host))?.channel ?? 'network';
}
