/** The users of the stand-ins. Without passwords, because they are for demos and tests. */
export interface Person {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
}

const person = (id: string, name: string, email: string, isVerified = true): Person => ({
  sub: `stand-in-${id}`,
  name,
  email,
  email_verified: isVerified,
});

export const PEOPLE: readonly Person[] = [
  person('noor', 'Noor Haddad', 'noor@example.net'),
  person('kenji', 'Kenji Mori', 'kenji@example.net'),
  person('mina', 'Mina Kim', 'mina@example.net'),
  person('ines', 'Inês Duarte', 'ines@example.net'),
  person('tala', 'Tala Reyes', 'tala@example.net'),
  // Already has a demo account, which must be linked.
  person('ada', 'Ada Lovelace', 'ada@example.com'),
  // With an unconfirmed address.
  person('anon', 'Somebody Unconfirmed', 'somebody@example.net', false),
];

/** Companies that sign their people in themselves, by the domain of their addresses. */
export const COMPANIES: Readonly<Record<string, readonly Person[]>> = {
  'sso.example': [
    person('eve', 'Eve Park', 'eve@sso.example'),
    person('tomas', 'Tomás Ruiz', 'tomas@sso.example'),
    // Works there with another company's address.
    person('contractor', 'Somebody Hired', 'somebody@elsewhere.example'),
  ],
};
