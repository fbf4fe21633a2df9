const icon = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#1b1916" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;

/** Icons of social networks by their purpose, not by brand: videos, friends, colleagues. */
export const socialIcons = {
  video: icon('<rect x="2.5" y="5" width="19" height="14" rx="4"/><path d="M10.2 9.2v5.6l4.9-2.8z" fill="#1b1916"/>'),
  network: icon(
    '<circle cx="12" cy="6" r="3"/><circle cx="5.5" cy="17" r="3"/><circle cx="18.5" cy="17" r="3"/><path d="M10.4 8.6l-3.3 5.7M13.6 8.6l3.3 5.7M8.6 17h6.8"/>',
  ),
  professional: icon(
    '<rect x="3" y="7.5" width="18" height="12" rx="2.5"/><path d="M8.5 7.5V6a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v1.5M3 12.5c5.5 2.4 12.5 2.4 18 0M12 13v2.4"/>',
  ),
} as const satisfies Readonly<Record<string, string>>;
