import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';

/** The paths of the marks in the colours that the providers prescribe. */
const MARKS: Readonly<Record<SocialProvider, readonly { readonly fill: string; readonly d: string }[]>> = {
  google: [
    {
      fill: '#4285F4',
      d: 'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.74 3.27-8.1z',
    },
    {
      fill: '#34A853',
      d: 'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23z',
    },
    {
      fill: '#FBBC05',
      d: 'M5.84 14.09a6.6 6.6 0 0 1 0-4.18V7.07H2.18a11 11 0 0 0 0 9.86l3.66-2.84z',
    },
    {
      fill: '#EA4335',
      d: 'M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1A11 11 0 0 0 2.18 7.07l3.66 2.84C6.71 7.31 9.14 5.38 12 5.38z',
    },
  ],
  facebook: [
    {
      fill: '#1877F2',
      d: 'M24 12a12 12 0 1 0-13.88 11.85v-8.38H7.08V12h3.04V9.36c0-3 1.79-4.67 4.53-4.67 1.31 0 2.68.24 2.68.24v2.95h-1.51c-1.49 0-1.95.92-1.95 1.87V12h3.32l-.53 3.47h-2.79v8.38A12 12 0 0 0 24 12z',
    },
  ],
};

/** The mark of a provider, beside its name. */
export function ProviderMark({ provider }: { readonly provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
      {MARKS[provider].map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  );
}
