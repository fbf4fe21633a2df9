/** Whether a normalised phone number has at least 8 digits (spec shell §5) and at most 15 (ITU-T E.164). */
export const isPhone = (normalised: string): boolean => /^\+?\d{8,15}$/.test(normalised);
