import { defineContract } from '@travel-shell/element/contract';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createPiece } from './createPiece.tsx';
import { ROOM, SERVED } from './createProvider.fixtures.ts';
import { createProvider } from './createProvider.tsx';

const start = () => {
  throw new Error('started on a server');
};
const Provider = createProvider(start, ROOM);
const Piece = createPiece(
  defineContract({
    ...{ tag: 'travel-served-probe', version: '1.0.0', summary: 'A piece of one test.' },
    ...{ attributes: {}, events: {}, slots: {}, parts: {}, cssProperties: {}, states: {} },
  }),
);

it('a server sends the rules that keep the place of a piece', () => {
  const html = renderToString(
    <Provider>
      <Piece />
    </Provider>,
  );
  expect(html).toBe(SERVED);
});

it('with the nonce of the page', () => {
  expect(renderToString(<Provider nonce="abc" />)).toMatch(/^<style [^>]*nonce="abc"/);
});
