/** The pieces of a company, in other engines. */
import { writeFileSync } from 'node:fs';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { isReady } from './surfaces.ts';
import { test } from './test.ts';
import type { Visit } from './Visit.ts';

/** On the login page, which needs no script; whoever is signed in signs out first. */
async function signIn(visit: Visit, path: string, login: string): Promise<void> {
  await visit.signOut();
  await visit.open(`/login?redir=${encodeURIComponent(path)}`);
  await visit.press('#username');
  await visit.type(login);
  await visit.press('#passwd');
  await visit.type(DEMO_PASSWORD);
  await visit.key('Enter');
}

test('a member books for a colleague and for themselves again, and takes a step of the onboarding', async ({
  visit,
}, info) => {
  // The engines run beside each other, on one server.
  const account = info.project.name === 'firefox' ? 'felix@cornerbooks.example' : 'hana@cornerbooks.example';
  const page = '/scenarios/business/';
  const [trigger, modes] = ['travel-booking-for >> [part=trigger]', 'travel-booking-for >> [part=switch]'];
  await signIn(visit, page, account);
  await visit.sees(trigger, 'yourself');
  await isReady(visit, 'travel-booking-for');
  await visit.press(trigger);
  await visit.press(`${modes} >> button`, 'Somebody else');
  await visit.press('travel-booking-for >> [role=combobox]');
  await visit.type('amal');
  await visit.sees('travel-booking-for >> [role=option]', 'Amal Farah');
  writeFileSync(info.outputPath('colleague.png'), await visit.screenshot());
  await visit.key('Enter');
  await visit.seesNo(trigger);

  await visit.open(page);
  await visit.sees(trigger, 'Amal Farah');
  await isReady(visit, 'travel-booking-for');
  await visit.focus(trigger);
  await visit.key('Enter');
  await visit.focus(`${modes} >> button`);
  await visit.key(' ');
  await visit.seesNo(trigger);
  await visit.open(page);
  await visit.sees(trigger, 'yourself');

  await visit.open('/business/tasks');
  await visit.sees('travel-business >> h1');
  await isReady(visit, 'travel-business');
  await visit.press('travel-business >> button[aria-label="Done: Choose your language"]');
  await visit.sees('travel-business >> button[aria-label="Undo: Choose your language"]');
  writeFileSync(info.outputPath('tasks.png'), await visit.screenshot());
  await visit.press('travel-business >> button[aria-label="Undo: Choose your language"]');
  await visit.seesNo('travel-business >> button[aria-label="Undo: Choose your language"]');
});

test('support acts as a member, and stops', async ({ visit }, info) => {
  const bar = 'travel-acting-as >> section';
  await signIn(visit, '/business', 'aiko@meridian.example');
  await visit.sees('travel-business >> h1');
  await visit.allowSupport();
  await signIn(visit, '/demo/support', 'sol@example.com');
  await visit.sees('#member');
  await visit.focus('#member');
  await visit.type('Nad');
  await visit.press('button', 'Act as this member');
  await visit.sees('travel-business >> h1');
  await visit.open('/scenarios/acting-as/');
  await visit.sees(bar, 'Nadia');
  await isReady(visit, 'travel-acting-as');
  writeFileSync(info.outputPath('acting.png'), await visit.screenshot());
  await visit.press('travel-acting-as >> button', 'Stop acting');
  await visit.seesNo(bar);
});
