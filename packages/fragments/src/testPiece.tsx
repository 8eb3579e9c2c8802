/** For tests: a small piece with an attribute of each kind. */
import { defineContract, type PieceProps } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES } from '@travel-shell/piece/contract';
import type { ServerPiece } from '@travel-shell/piece/server';
import { createElement } from 'react';

const contract = defineContract({
  tag: 'travel-note',
  version: '1.0.0',
  summary: 'A note.',
  attributes: {
    ...LOOKS_ATTRIBUTES,
    text: { type: 'string', default: 'Hello', description: 'Its text.' },
    boldText: { type: 'boolean', description: 'Whether it is bold.' },
    rows: { type: 'number', default: 1, description: 'Its rows.' },
    helpUrl: { type: 'url', default: '/help', description: 'Where help is.' },
    tone: { type: 'enum', values: ['calm', 'loud'], isOpen: true, isFile: true, description: 'How it is said.' },
    items: {
      type: 'json',
      check: (value) => (Array.isArray(value) ? undefined : 'an array of texts'),
      description: 'A list.',
    },
    delay: { type: 'number', default: 0, isClientOnly: true, description: 'Milliseconds until it moves.' },
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: {},
  states: {},
});

type NoteProps = PieceProps<typeof contract, { signature: string }>;

const View = ({ text, boldText, tone, items, prepared }: NoteProps) => (
  <p data-bold={boldText || undefined} data-tone={tone}>
    {text} {((items as string[] | undefined) ?? []).join(', ')} {prepared.signature}
  </p>
);

export const note = {
  contract,
  View,
  prepare: async (_: unknown, data?: unknown) => ({
    prepared: { signature: (data as { by?: string } | undefined)?.by ?? '' },
    sheets: ['p{margin:0}'],
  }),
  Fallback: () => null,
} as unknown as ServerPiece<never, never>;

/** A piece with a note inside, if asked for. */
export const board = {
  ...note,
  contract: {
    ...contract,
    tag: 'travel-board',
    attributes: { ...LOOKS_ATTRIBUTES, note: { type: 'boolean', description: 'Has a note.' } },
  },
  View: ({ note: hasNote }: { note: boolean }) => <div>{hasNote && createElement('travel-note', { rows: 2 })}</div>,
} as unknown as ServerPiece<never, never>;
