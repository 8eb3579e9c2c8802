import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@travel-shell/checks';
import { Launcher } from 'chrome-launcher';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Complaint } from './Complaint.ts';
import { unexplained } from './consoleLines.ts';

/** Why the page cannot be judged, or what is wrong with it. */
export type Diagnosis = { problem: string } | { findings: readonly Complaint[] };

/** The network is quiet for so long before the page is judged. */
const QUIET_MS = 500;
const WINDOW = { width: 1280, height: 800 };

/** Opens each page in a browser without history, and judges it. Rejects where there is no browser. */
export async function* examine(addresses: readonly string[], limitMs: number): AsyncGenerator<Diagnosis> {
  const browser = await openBrowser();
  try {
    for (const address of addresses) {
      const visitor = await browser.createBrowserContext();
      const page = await visitor.newPage();
      await page.setViewport(WINDOW);
      yield await judge(page, address, limitMs);
      await visitor.close();
    }
  } finally {
    await browser.close();
  }
}

async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? Launcher.getFirstInstallation();
  if (!executablePath) throw new Error('There is no Chrome or Chromium. Install one, or name it by CHROME_PATH.');
  return puppeteer.launch({
    executablePath,
    // Chromium's sandbox refuses to run as root, as in a container.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

async function judge(page: Page, address: string, limitMs: number): Promise<Diagnosis> {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const { problem, html } = await open(page, address, limitMs);
  if (problem !== undefined) return { problem };
  const quiet = () => page.waitForNetworkIdle({ idleTime: QUIET_MS, timeout: limitMs / 3 }).catch(() => {});
  await quiet();

  // Not by the page: its policy may allow no script.
  await page.evaluate(readFileSync(join(import.meta.dirname, 'inPage.js'), 'utf8'));
  const found = (await page.evaluate(`travelShellDoctor.inspect(${JSON.stringify(html)})`)) as Finding[] | undefined;
  if (!found) return { problem: 'the page has nothing of Travel Shell: no loader.js, no element of ours.' };
  await Promise.race([page.evaluate('travelShellDoctor.loadPieces()'), sleep(limitMs / 3)]);
  await quiet();
  return { findings: [...found, ...unexplained(lines, found)] };
}

interface Opened {
  /** Why it is no page that can be judged. */
  problem?: string;
  html?: string;
}

async function open(page: Page, address: string, limitMs: number): Promise<Opened> {
  let html: string;
  try {
    const answer = await page.goto(address, { waitUntil: 'domcontentloaded', timeout: limitMs });
    const type = answer?.headers()['content-type'] ?? 'nothing';
    if (!answer?.ok()) return { problem: `the page answers ${answer?.status() ?? 'nothing'}.` };
    if (!/html/.test(type)) return { problem: `the answer is no HTML page, but ${type}.` };
    html = await answer.text();
  } catch (error) {
    return { problem: `the page does not answer: ${(error as Error).message.split('\n')[0]}` };
  }
  // A host that hangs holds this event, and the page can be judged all the same.
  await page.waitForFunction("document.readyState === 'complete'", { timeout: limitMs / 3 }).catch(() => {});
  return { html };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
