import { logFailure } from '@travel-shell/core';
import { ownGlobal } from '@travel-shell/core/ownGlobal';
import { pageDocument } from '@travel-shell/core/pageDocument';
import createDOMPurify from 'dompurify';

/** The elements of an icon: shapes and their paint. No links, no animation, no text, nothing that loads anything. */
const TAGS = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'defs', 'clipPath'];
const PAINTS = ['linearGradient', 'radialGradient', 'stop'];
const ATTRIBUTES =
  'viewBox d cx cy r rx ry x y x1 y1 x2 y2 fx fy width height points transform fill fill-rule fill-opacity clip-rule clip-path id offset stop-color stop-opacity gradientUnits gradientTransform opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-dasharray';

interface Policy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}

let purify: ReturnType<typeof createDOMPurify> | undefined;
let policy: Policy | undefined;

/**
 * Our own Trusted Types policy, so that a page can allow it by name (`trusted-types travel-shell travel-shell-svg`).
 * DOMPurify parses its output in a separate document and sanitizes it before use.
 */
function trust(): Policy | undefined {
  const trustedTypes = ownGlobal<{ createPolicy(name: string, rules: Policy): Policy }>('trustedTypes');
  policy ??= trustedTypes?.createPolicy?.('travel-shell-svg', {
    createHTML: (text) => text,
    createScriptURL: () => '',
  });
  return policy;
}

const read = new Map<string, SVGSVGElement | null>();

/** Sanitizes an icon's markup down to shapes; null if nothing is left (ERR-054). */
export function readSvg(text: string, url: string): SVGSVGElement | null {
  const known = read.get(text);
  if (known !== undefined) return known;
  const svg = clean(text, url);
  read.set(text, svg);
  return svg;
}

function clean(text: string, url: string): SVGSVGElement | null {
  let cause: unknown;
  try {
    purify ??= createDOMPurify(window);
    const cleaned = purify.sanitize(text, {
      ALLOWED_TAGS: [...TAGS, ...PAINTS],
      ALLOWED_ATTR: ATTRIBUTES.split(' '),
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      NAMESPACE: 'http://www.w3.org/2000/svg',
      PARSER_MEDIA_TYPE: 'application/xhtml+xml',
      RETURN_DOM_FRAGMENT: true,
      TRUSTED_TYPES_POLICY: trust() as never,
    });
    const svg = cleaned.firstElementChild;
    if (svg instanceof SVGSVGElement && svg.firstElementChild) {
      for (const name of ['width', 'height']) svg.removeAttribute(name);
      svg.setAttribute('aria-hidden', 'true');
      return pageDocument.importNode(svg, true);
    }
  } catch (error) {
    cause = error;
  }
  const message = `The icon ${url} is no drawing, so its link shows the name of the site.`;
  logFailure({ code: 'SVG_FAILED', message, piece: 'footer', cause });
  return null;
}
