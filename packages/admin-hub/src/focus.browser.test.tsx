/** A keyboard user never loses their place, whatever is pressed on whatever page. */
import { walkButtons } from '@travel-shell/testing/walkButtons';
import { expect, test } from 'vitest';
import { AccountBackEnd } from './account-permissions/testAccount.ts';
import { SsoBackEnd } from './integrations-sso/SsoBackEnd.fixtures.ts';
import { PeopleBackEnd } from './parts/testPeople.ts';
import { onHubPage } from './testHub.ts';
import { type BackEnd, CompanyBackEnd, mountHub } from './testPage.ts';

let backEnd: BackEnd | undefined;
onHubPage(
  () => {},
  () => backEnd?.end(),
);

test.each([
  ['/business/company/general', () => new CompanyBackEnd()],
  ['/business/approvals/settings', () => new CompanyBackEnd()],
  ['/business/policy/hotel/settings', () => new CompanyBackEnd()],
  ['/business/policy/hotel/restrictions', () => new CompanyBackEnd()],
  ['/business/policy/hotel/preferences', () => new CompanyBackEnd()],
  ['/business/integrations', () => new CompanyBackEnd()],
  ['/business/integrations/sso', () => new SsoBackEnd()],
  ['/business/users/manage', () => new PeopleBackEnd()],
  ['/business/account-permissions/log', () => new AccountBackEnd()],
] as const)('%s: no press loses the focus', { timeout: 120_000 }, async (path, play) => {
  backEnd = play();
  history.pushState(null, '', path);
  const hub = await mountHub(path);
  await expect.poll(() => hub.shadowRoot?.querySelectorAll('.screen button').length).toBeGreaterThan(0);
  const pressed = await walkButtons(hub);
  expect(pressed.length).toBeGreaterThan(0);
});
