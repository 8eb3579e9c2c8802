import { NestedElement } from '@travel-shell/element/nested';
import { runPending } from '@travel-shell/testing/runPending';
import { type ReactNode, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { configuredAttributes, useConfigured } from './configured.ts';

const TAG = 'travel-configured-test';

function View({ settings }: { settings?: object }): ReactNode {
  const around = useRef<HTMLDivElement>(null);
  const attributes = configuredAttributes(settings);
  useConfigured(around, TAG, attributes);
  return (
    <div ref={around}>
      <NestedElement tag={TAG} {...attributes} />
    </div>
  );
}

afterEach(() => document.body.replaceChildren());

/** The element as a server has rendered it with some settings, hydrated with those of the page. */
async function hydrated(served: object | undefined, settings: object): Promise<{ html: string; stale: boolean }> {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(<View {...(served && { settings: served })} />);
  document.body.append(holder);
  const element = holder.querySelector(TAG) as HTMLElement;
  element.attachShadow({ mode: 'open' }).innerHTML = '<div data-travel-root=""></div>';
  const root = hydrateRoot(holder, <View settings={settings} />);
  await vi.waitFor(() => expect(Object.keys(element).some((key) => key.startsWith('__react'))).toBe(true));
  await runPending();
  const stale = element.shadowRoot?.querySelector('[data-stale]') !== null;
  const html = element.outerHTML;
  root.unmount();
  return { html, stale };
}

test('a fragment with the same settings is kept', async () => {
  const settings = { site: 'de-AT', keepPath: true, search: false };
  const { html, stale } = await hydrated(settings, settings);
  expect(html).toContain(`<${TAG} site="de-AT" keep-path="">`);
  expect(stale).toBe(false);
});

test('one of a server that does not know them gets them, and is not hydrated', async () => {
  const { html, stale } = await hydrated(undefined, { columns: 2, keepPath: true });
  expect(html).toContain(`<${TAG} columns="2" keep-path="">`);
  expect(stale).toBe(true);
});
