import {
  type Finding,
  findSavings,
  inspect,
  type LayoutShift,
  ourShifts,
  PRIVATE_KEYS,
  problemsOf,
  readEmbedding,
} from '@travel-shell/checks';
import { CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { readChoice, readConsent } from './readConsent.ts';
import { readStore } from './readStore.ts';
import type { Row, Section } from './Section.ts';
import type { DebugRecord, Load } from './startRecord.ts';

/** Checks that take their time: judged when the panel comes, and again with each reload of the page. */
export interface Judgement {
  findings: readonly Finding[];
  shifts: readonly LayoutShift[];
}

export const judge = async (): Promise<Judgement> => {
  const [findings = [], shifts] = await Promise.all([inspect(), ourShifts()]);
  return { findings, shifts };
};

/** All that the panel shows, as it is now. */
export function readSections(record: DebugRecord, { findings, shifts }: Judgement): Section[] {
  const embedding = readEmbedding();
  const { shell, base = '', apiBase, pieces, given } = embedding;
  const config = shell?.config ?? {};
  const files = record.loads.filter(({ isCall }) => !isCall);
  return [
    { title: 'Findings', rows: findings.map(({ kind, problem, fix }) => ({ name: kind, value: problem, note: fix })) },
    { title: 'Could be saved', rows: findSavings(embedding).map((value) => ({ name: 'hint', value })) },
    {
      title: 'Release',
      rows: [
        { name: 'release', value: shell?.release ?? `${shell?.version}, nothing loaded from it yet` },
        { name: 'loader.js', value: base },
        { name: 'back end', value: apiBase },
        { name: 'page', value: location.origin },
      ],
    },
    { title: 'Pieces', rows: pieceRows(pieces, record) },
    { title: 'Configuration', rows: configRows(given, config) },
    { title: 'Calls', rows: record.loads.filter(({ isCall }) => isCall).map(loadRow) },
    { title: 'Files', rows: files.map(loadRow) },
    { title: 'Store', rows: readStore() },
    {
      title: 'Events',
      rows: record.events.map(({ at, name, detail }) => ({ name, value: detail, note: `${Math.round(at)} ms` })),
    },
    { title: 'Consent', rows: readConsent(config) },
    { title: 'Choice of this visitor', rows: readChoice(), isPrivate: true },
    {
      title: 'Layout shift by us',
      rows: shifts.map(({ tag, value, at }) => ({ name: `<${tag}>`, value: value.toFixed(4), note: `${at} ms` })),
    },
  ];
}

function pieceRows(pieces: readonly HTMLElement[], { reasons }: DebugRecord): Row[] {
  return pieces.map((piece) => {
    const { localName, shadowRoot } = piece;
    const runs = customElements.get(localName);
    const value = runs ? 'runs' : shadowRoot ? 'is HTML, without React' : 'is not loaded';
    const load = piece.getAttribute('load');
    const why = reasons.get(localName) ?? (runs ? 'loaded before this panel' : 'waits for the visitor to need it');
    return { name: `<${localName}>`, value, note: load ? `load="${load}": ${why}` : why };
  });
}

/** The page's configuration that is in effect, and its keys that are ignored. */
function configRows(given: Partial<ShellConfig>, config: Partial<ShellConfig>): Row[] {
  const ignored = problemsOf(given).map(({ key, reason }) => ({ name: key, value: 'ignored', note: reason }));
  const names = new Set(ignored.map(({ name }) => name));
  const defaults: Record<string, unknown> = { ...CONFIG_DEFAULTS };
  const set = Object.entries(config).flatMap(([name, value]): Row[] => {
    const isGiven = name in given || JSON.stringify(value) !== JSON.stringify(defaults[name]);
    if (!isGiven || names.has(name)) return [];
    return [{ name, value: PRIVATE_KEYS.includes(name) ? 'set' : JSON.stringify(value) }];
  });
  return [...set, ...ignored];
}

function loadRow({ name, at, ms, status, bytes, reason }: Load): Row {
  const size = bytes ? `, ${(bytes / 1024).toFixed(1)} KB` : '';
  const value = `${status || 'no status'}, ${Math.round(ms)} ms${size}`;
  return { name, value, note: `${Math.round(at)} ms${reason ? `, ${reason}` : ''}` };
}
