/** Under which name the attempts at an account of staff are counted. */
export const staffAccountName = (email: string): string => `staff ${email}`;
