import { expect, test } from 'vitest';
import { roleText } from './roleText.ts';

const NAMES = { APPROVER: 'Genehmigung' };

test.each([
  ['of the page', { roleCode: 'APPROVER', roleName: 'Approver' }, 'Genehmigung'],
  ['of the back end for a newer role', { roleCode: 'AUDITOR', roleName: 'Auditor' }, 'Auditor'],
  ['of an older back end', { roleName: 'Approver' }, 'Approver'],
  ['of the back end for a key of every object', { roleCode: 'constructor', roleName: 'Approver' }, 'Approver'],
])('a role has the name %s', (_whose, role, name) => expect(roleText(role, NAMES)).toBe(name));
