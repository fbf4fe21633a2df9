/** Somebody whom the identity provider knows. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly groups: readonly string[];
}

/** One of each kind that a console has to tell apart. */
export const PEOPLE: readonly Person[] = [
  { id: 'ada', name: 'Ada Admin', email: 'admin@manifold.test', isVerified: true, groups: ['shop-admins'] },
  { id: 'olga', name: 'Olga New', email: 'olga@example.com', isVerified: true, groups: ['shop-operations'] },
  { id: 'sue', name: 'Sue Support', email: 'support@manifold.test', isVerified: true, groups: [] },
  { id: 'guest', name: 'Guest', email: 'guest@example.com', isVerified: true, groups: ['everybody'] },
  { id: 'eve', name: 'Eve', email: 'operations@manifold.test', isVerified: false, groups: ['shop-admins'] },
];
