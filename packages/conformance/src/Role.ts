/** The accounts that make the calls. There is also the signed-out visitor. */
export const ROLES = ['account', 'member', 'admin', 'otherAdmin'] as const;

export type Role = (typeof ROLES)[number];

/** The requirement for each account, for the help and for messages. */
export const ROLE_MEANINGS: Record<Role, string> = {
  account: 'a private traveler without a company',
  member: 'a member of a company who has none of the permissions',
  admin: 'a member of the same company who has all permissions',
  otherAdmin: 'an administrator of another company',
};

/** The use of each account, for the help and the README. */
export const ROLE_USES: Record<Role, string> = {
  account: 'makes the personal calls; its first trip shows whether trip hashes are checked',
  member: 'must be refused wherever a call needs a permission',
  admin: "makes the companies' calls; the company needs a single sign-on entry",
  otherAdmin: 'must be refused whatever belongs to one of the others',
};

/** The option that names the account of a role. */
export const optionOf = (role: Role): string => `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const variableOf = (role: Role): string =>
  `TRAVEL_SHELL_${role.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
