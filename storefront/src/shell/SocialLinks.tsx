import { useStoreConfig } from '../platform/store/use-store-config.js';

/** The kind of a channel, which is the name of its icon in `/media/social`. */
type SocialChannel = 'video' | 'network' | 'professional';

const CHANNELS: readonly { readonly channel: SocialChannel; readonly hosts: RegExp }[] = [
  { channel: 'video', hosts: /(^|\.)(youtube|vimeo)\.com$/ },
  { channel: 'professional', hosts: /(^|\.)(linkedin|xing)\.com$/ },
];

/** Returns the kind of the linked channel, by its host. */
export function socialChannel(url: string): SocialChannel {
  const host = /^https:\/\/([^/:?#]+)/.exec(url)?.[1] ?? '';
  return CHANNELS.find(({ hosts }) => hosts.test(host))?.channel ?? 'network';
}

const ICON = 20;

/** Links to the brand's social channels, without a referrer. */
export function SocialLinks() {
  const { socialLinks } = useStoreConfig().brand;
  if (socialLinks.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-3">
      {socialLinks.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="noopener noreferrer" className="flex min-h-9 items-center gap-2.5 text-sm hover:underline">
            <span className="grid size-9 place-items-center rounded-full bg-ground">
              <img src={`/media/social/${socialChannel(url)}.svg`} alt="" width={ICON} height={ICON} loading="lazy" />
            </span>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
