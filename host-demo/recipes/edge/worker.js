// A worker at the edge, by web standards only. The page has `<!-- travel-shell:header -->` where the header belongs.
// Our style line and script are in its head. `api-base`: links and pictures lead to the shell's origin.
const SERVICE = 'https://shell.example.com/travel-shell/fragments';
const ADDRESS = 'header/flagship.en-US.default.html?active-vertical=flights&api-base=https://shell.example.com';
const PLACE = '<!-- travel-shell:header -->';
const ELEMENT = '<travel-header brand="flagship" locale="en-US" active-vertical="flights"></travel-header>';
const FRESH_MS = 60_000;
const TIMEOUT_MS = 300;

/** The last answer, used also while the service does not answer. */
const kept = { html: ELEMENT, until: 0 };

async function fetchHeader() {
  if (Date.now() < kept.until) return kept.html;
  // The others use what is there meanwhile.
  kept.until = Date.now() + FRESH_MS;
  try {
    const answer = await fetch(`${SERVICE}/${ADDRESS}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    kept.html = await answer.text();
  } catch (error) {
    console.warn(`Travel Shell: no header. ${error}`);
  }
  return kept.html;
}

/** Puts it in while the page streams through; the place may be cut in two. */
function insert(html) {
  let rest = '';
  return new TransformStream({
    transform(text, controller) {
      const [before, after] = (rest + text).split(PLACE);
      if (after !== undefined) {
        controller.enqueue(before + html);
        rest = after;
        return;
      }
      const end = Math.max(0, before.length - PLACE.length);
      controller.enqueue(before.slice(0, end));
      rest = before.slice(end);
    },
    flush: (controller) => controller.enqueue(rest),
  });
}

export default {
  async fetch(request) {
    // As it is: some runtimes do not unpack an answer, others do and leave its header. What comes out is packed again.
    const plain = new Request(request, {
      headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' },
    });
    const [page, header] = await Promise.all([fetch(plain), fetchHeader()]);
    const type = page.headers.get('content-type') ?? '';
    const isText =
      type.includes('html') && !/charset="?(?!"|utf-8)/i.test(type) && !page.headers.has('content-encoding');
    if (!page.body || !isText) return page;
    const [, nonce] = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
    const html = nonce ? header.replaceAll('<style', `<style nonce="${nonce}"`) : header;
    const headers = new Headers(page.headers);
    // Of the page without the header.
    for (const name of ['content-length', 'etag']) headers.delete(name);
    const body = page.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(insert(html))
      .pipeThrough(new TextEncoderStream());
    return new Response(body, { status: page.status, headers });
  },
};
