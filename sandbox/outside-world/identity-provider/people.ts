/** A person of the identity provider. */
export interface Person {
  /** The subject of the tokens; never changes. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly groups: readonly string[];
}

/** One person of each kind that a console has to distinguish. */
const PEOPLE: readonly Person[] = [
  { id: 'ada', name: 'Ada Admin', email: 'admin@manifold.test', isVerified: true, groups: ['shop-admins'] },
  { id: 'olga', name: 'Olga New', email: 'olga@example.com', isVerified: true, groups: ['shop-operations'] },
  { id: 'sue', name: 'Sue Support', email: 'support@manifold.test', isVerified: true, groups: [] },
  { id: 'guest', name: 'Guest', email: 'guest@example.com', isVerified: true, groups: ['everybody'] },
  { id: 'eve', name: 'Eve', email: 'operations@manifold.test', isVerified: false, groups: ['shop-admins'] },
  // Has the e-mail address of another person, as if it was reassigned to a new colleague.
  { id: 'adele', name: 'Adele Next', email: 'admin@manifold.test', isVerified: true, groups: ['shop-admins'] },
];

/** The people of the provider. They can change while it runs, as in a company. */
export class People {
  private readonly byId = new Map(PEOPLE.map((person) => [person.id, person]));

  list(): readonly Person[] {
    return [...this.byId.values()];
  }

  find(id: string | undefined): Person | undefined {
    return id === undefined ? undefined : this.byId.get(id);
  }

  /** Changes some facts of a person. Returns undefined if there is no such person. */
  change(id: string, facts: Partial<Omit<Person, 'id'>>): Person | undefined {
    const person = this.byId.get(id);
    if (!person) return undefined;
    const changed = { ...person, ...facts };
    this.byId.set(id, changed);
    return changed;
  }
}
