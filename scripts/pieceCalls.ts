/**
 * The calls of the back end that each element, and a page by its configuration, needs, as found in their code: for
 * `travel-shell-conformance --for`, and docs/elements/calls.md.
 */
import { Contract, type Operation, SIGN_IN_OPERATIONS } from 'travel-shell-conformance';
import { callsOfElement, callsOfPage } from './build/callsOfElement.ts';
import { findPieces } from './build/pieces.ts';
import type { Files } from './writeFiles.ts';

const { operations } = Contract.load();
const rows: { name: string; calls: Operation[] }[] = [];
for (const piece of await findPieces()) {
  for (const element of piece.elements) {
    const name = element.contract.tag.replace('travel-', '');
    rows.push({ name, calls: await callsOfElement(piece, element, operations) });
  }
}
rows.push({ name: 'page', calls: await callsOfPage(operations) });
rows.sort((a, b) => a.name.localeCompare(b.name));

const list = rows.map(({ name, calls }) => `  '${name}': [${calls.map(({ id }) => `'${id}'`).join(', ')}],`);
const code = `/** Written by scripts/pieceCalls.ts; do not edit. The operations that the code of each piece can call. */
export const PIECE_CALLS: Readonly<Record<string, readonly string[]>> = {
${list.join('\n')}
};
`;

const needed = operations.filter((operation) => rows.some(({ calls }) => calls.includes(operation)));
const docs = `# Calls of each piece

Generated from the pieces' code by \`scripts/pieceCalls.ts\`; do not edit. A back end that serves only some pieces
needs only their calls; \`npx travel-shell-conformance <base URL> --for header,footer\` checks these. A piece that opens
another one is listed without it: a header usually comes with \`account-menu\` and \`sign-in\`. \`page\` is what configuration
brings to a page, whichever pieces it has (\`friendlyUrlVerticals\`, \`marketingId\`). The other
${operations.length - needed.length} calls of the contract are made by nothing yet. An account that the command is given (\`--account\` and its like) signs in
by ${SIGN_IN_OPERATIONS.map((id) => `\`${id}\``).join(' and ')}, whichever pieces it is for, so your back end needs both then.

| Piece | Calls |
|---|---|
${rows.map(({ name, calls }) => `| \`${name}\` | ${calls.map(({ id }) => `\`${id}\``).join(', ')} |`).join('\n')}

| Call | | Needed by |
|---|---|---|
${needed.map((one) => `| \`${one.id}\` | ${one.method} ${one.path} | ${namesOf(one)} |`).join('\n')}

Pictures and pages whose addresses come with an answer are not listed.
`;

function namesOf(operation: Operation): string {
  const names = rows.filter(({ calls }) => calls.includes(operation)).map(({ name }) => `\`${name}\``);
  return names.length === rows.length ? 'all' : names.join(', ');
}

export const generate = (): Files => ({
  'packages/conformance/src/pieceCalls.ts': code,
  'docs/elements/calls.md': docs,
});
