import {
  type Block,
  type EmbeddedPiece,
  type Embedding,
  looksOf,
  ruleOf,
  SHELL,
  shortName,
  writeBody,
  writeHead,
  writeRoom,
  writeTag,
} from './Embedding.ts';

/** Pieces without a `server.ts`: their tags alone are on the page. `embed.test.ts` compares it with the renderer's list. */
export const WITHOUT_FRAGMENT = ['frame', 'sign-in-prompt'];

export const hasFragment = ({ contract }: EmbeddedPiece): boolean => !WITHOUT_FRAGMENT.includes(shortName(contract));

type Attributes = [name: string, value: string][];

/** The attributes that a service renders, and those that it leaves out because they take effect with script only. */
function splitAttributes({ contract, attributes }: EmbeddedPiece): { served: Attributes; scripted: Attributes } {
  const isScripted = ([name]: [string, string]) => ruleOf(contract, name)?.isClientOnly === true;
  const all = Object.entries(attributes);
  return { served: all.filter((each) => !isScripted(each)), scripted: all.filter(isScripted) };
}

const indented = (lines: readonly string[], by: number) => lines.map((line) => ' '.repeat(by) + line);

/** A page that a server writes, with the nonce of its policy as the server writes it. */
function writePage(embedding: Embedding, nonce: string, body: readonly string[], head = writeHead(embedding)): string {
  const room = writeRoom(embedding);
  const style = room.length > 0 ? [`<style nonce="${nonce}">`, ...indented(room, 2), '</style>'] : [];
  return [
    '<!doctype html>',
    `<html lang="${embedding.looks.locale ?? 'en-US'}">`,
    '  <head>',
    ...indented(['<meta charset="utf-8">', '<title>Your page</title>', ...style, ...head], 4),
    '  </head>',
    '  <body>',
    ...body,
    '  </body>',
    '</html>',
  ].join('\n');
}

const CONTENT = ['<h1>Your page</h1>'];

/** Sets attributes that no fragment has, where the page's server cannot write them onto the tag. */
function writeScript({ contract: { tag } }: EmbeddedPiece, attributes: Attributes, indent: string): string[] {
  if (attributes.length === 0) return [];
  const call = ([name, value]: [string, string]) =>
    `document.querySelector('${tag}').setAttribute('${name}', ${asJs(value)});`;
  return [`${indent}<script>${attributes.map(call).join(' ')}</script>`];
}

/** Text in a script of a page. */
const asJs = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

const phpText = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
const phpArray = (entries: Attributes) =>
  `[${entries.map(([name, value]) => `${phpText(name)} => ${phpText(value)}`).join(', ')}]`;

export function writePhp(embedding: Embedding): Block[] {
  const { looks, pieces } = embedding;
  const served = pieces.filter(hasFragment);
  const lists = served.map(
    (piece) => `${phpText(shortName(piece.contract))} => ${phpArray(splitAttributes(piece).served)}`,
  );
  const code = [
    '<?php',
    '',
    "require __DIR__ . '/travel-shell.php';",
    '$nonce = base64_encode(random_bytes(16));',
    `header("Content-Security-Policy: style-src 'nonce-$nonce'");`,
    '$shell = travel_shell(',
    `    [${lists.join(', ')}],`,
    `    ${phpArray(Object.entries(looks))},`,
    '    $nonce,',
    ');',
    '?>',
  ];
  const write = (piece: EmbeddedPiece, indent: string) => {
    if (!hasFragment(piece)) return writeTag(piece, looks, indent);
    const html = `$shell['${shortName(piece.contract)}']`;
    const { scripted } = splitAttributes(piece);
    return [`${indent}<?= ${scripted.length > 0 ? `travel_shell_tag(${html}, ${phpArray(scripted)})` : html} ?>`];
  };
  const head = writeHead(embedding, "<script><?= travel_shell_script('consent.js') ?></script>");
  const page = writePage(embedding, '<?= $nonce ?>', writeBody(embedding, write, CONTENT, '    '), head);
  return [
    { name: 'page.php', text: [...code, page].join('\n') },
    { name: 'travel-shell.php', source: 'host-demo/recipes/php/travel-shell.php' },
  ];
}

/** A text of Java between `<%=` and `%>`. */
const javaText = (text: string) => JSON.stringify(text).replaceAll('%>', '%\\u003e');

/** `Map.of` takes ten pairs. */
const javaMap = (entries: Attributes) =>
  entries.length > 10
    ? `Map.ofEntries(${entries.map((pair) => `Map.entry(${pair.map(javaText).join(', ')})`).join(', ')})`
    : `Map.of(${entries.flatMap((pair) => pair.map(javaText)).join(', ')})`;

export function writeJsp(embedding: Embedding): Block[] {
  const { looks } = embedding;
  const code = [
    '<%@ page contentType="text/html; charset=UTF-8" import="com.example.shell.TravelShell, java.util.Map" %>',
    '<%',
    '  String nonce = java.util.UUID.randomUUID().toString();',
    `  response.setHeader("Content-Security-Policy", "style-src 'nonce-" + nonce + "'");`,
    '%>',
  ];
  const write = (piece: EmbeddedPiece, indent: string) => {
    if (!hasFragment(piece)) return writeTag(piece, looks, indent);
    const { served, scripted } = splitAttributes(piece);
    const map = javaMap([...looksOf(piece.contract, looks), ...served]);
    const call = `${indent}<%= TravelShell.fragment("${shortName(piece.contract)}", ${map}, nonce) %>`;
    return [call, ...writeScript(piece, scripted, indent)];
  };
  const page = writePage(embedding, '<%= nonce %>', writeBody(embedding, write, CONTENT, '    '));
  return [
    { name: 'page.jsp', text: [...code, page].join('\n') },
    { name: 'com/example/shell/TravelShell.java', source: 'host-demo/recipes/jsp/TravelShell.java' },
  ];
}

export function writeNginx(embedding: Embedding): Block[] {
  const { looks } = embedding;
  const { brand = 'flagship', locale = 'en-US', presentation = 'default' } = looks;
  const write = (piece: EmbeddedPiece, indent: string) => {
    if (!hasFragment(piece)) return writeTag(piece, looks, indent);
    const { served, scripted } = splitAttributes(piece);
    const name = shortName(piece.contract);
    const query = [...served.map((pair) => `${new URLSearchParams([pair])}`), `api-base=${SHELL}`].join('&');
    const address = `/travel-shell-fragment/${name}/${brand}.${locale}.${presentation}.html?${query}`;
    return [
      `${indent}<!--# block name="${name}" -->`,
      ...writeTag(piece, looks, indent),
      `${indent}<!--# endblock -->`,
      `${indent}<!--# include virtual="${address}" stub="${name}" -->`,
      ...writeScript(piece, scripted, indent),
    ];
  };
  const body = writeBody(embedding, write, CONTENT, '    ');
  return [
    { name: 'page.shtml', text: writePage(embedding, '<!--# echo var="shell_nonce" -->', body) },
    { name: 'travel-shell.conf', source: 'host-demo/recipes/nginx/travel-shell.conf' },
  ];
}
