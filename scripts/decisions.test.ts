import { expect, it } from 'vitest';
import { indexOf, parseDecision, problemsOf } from './decisions.ts';

const PROSE = '**Situation.** Two.\n\n**Choice.** One.\n\n**Cost.** None.\n';
const written = (own: { area?: string; status?: string; prose?: string } = {}) => {
  const { area, status, prose } = { area: 'frame', status: 'accepted', prose: PROSE, ...own };
  return `# D-9: The page's \`frame\`\n\nArea: ${area}\nStatus: ${status}\n\n${prose}`;
};
const decision = parseDecision('009-the-pages-frame.md', written());
/** Put together, so that this file cites none that is not there. */
const MISSING = `D-${1000}`;

it('accepts a decision in the right form, and what cites it', () => {
  expect(problemsOf([decision], { 'a.ts': '// D-9, A-HEAD-02' })).toEqual([]);
});

it('accepts one that another has superseded', () => {
  const older = { ...decision, file: '006-the-pages-frame.md', number: '6', status: 'superseded by D-9' };
  expect(problemsOf([older, decision], {})).toEqual([]);
});

it.each([
  ['another name', decision.file.replace('frame', 'border'), written(), 'its name should be 009-the-pages-frame.md'],
  ['an unknown status', decision.file, written({ status: 'proposed' }), '"proposed" is no status'],
  [
    'a successor without a file',
    decision.file,
    written({ status: `superseded by ${MISSING}` }),
    `${MISSING}, its successor, has no file`,
  ],
  ['an unknown area', decision.file, written({ area: 'colours' }), '"colours" is no area'],
  [
    'more than 150 words',
    decision.file,
    written({ prose: PROSE.replace('None', 'word '.repeat(150)) }),
    'and may have 150',
  ],
  ['no cost', decision.file, written({ prose: '**Situation.** Two.\n' }), 'has not the form of the others'],
])('refuses %s', (_, file, text, problem) => {
  expect(problemsOf([parseDecision(file, text)], {})).toEqual([expect.stringContaining(problem)]);
});

it('does not count addresses of links as words', () => {
  const prose = PROSE.replace('None', '[D-9](009-the-pages-frame.md "its title") '.repeat(100));
  expect(problemsOf([parseDecision(decision.file, written({ prose }))], {})).toEqual([]);
});

it('refuses two files with one number', () => {
  expect(problemsOf([decision, decision], {})).toEqual([expect.stringContaining('another file has D-9')]);
});

it('refuses a number without a file, wherever it is cited', () => {
  expect(problemsOf([decision], { 'a.ts': `${MISSING} and ${MISSING}`, 'b.md': 'D-9' })).toEqual([
    `a.ts: ${MISSING} has no file in docs/decisions.`,
  ]);
});

it('lists the decisions of each area, with a status that is not "accepted"', () => {
  const link = "- [D-9: The page's `frame`](docs/decisions/009-the-pages-frame.md)";
  expect(indexOf([decision])).toContain(`## Frame\n\n${link}\n`);
  expect(indexOf([{ ...decision, status: 'withdrawn' }])).toContain(`${link} (withdrawn)\n`);
});
