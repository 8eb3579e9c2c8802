/**
 * frame.js: for a page of ours inside another page's frame, without React. It does nothing in a page that is not framed, and
 * nothing for a page around it whose origin is not in `allow-origins`.
 */
import { logFailure } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { isOrigin } from '../protocol.ts';
import { askForSession } from './askForSession.ts';
import { startFrame } from './startFrame.ts';

const script = pageDocument.currentScript;
if (script && parent !== window) {
  const given = script.getAttribute('allow-origins')?.match(/\S+/g) ?? [];
  const origins = given.filter(isOrigin);
  if (!origins.length || origins.length < given.length) {
    const message = `allow-origins="${given.join(' ')}" of frame.js needs origins such as https://www.example.com.`;
    logFailure({ code: 'CONFIG', message });
  }
  startFrame(origins, script.hasAttribute('reports-height'));
  if (!script.hasAttribute('without-session')) void askForSession();
}
