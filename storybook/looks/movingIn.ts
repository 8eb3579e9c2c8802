import { elementsIn } from '../pieceSettled.ts';

/** Properties that move or resize something, as opposed to fading it or changing its colours. */
const MOVES =
  /^all$|transform|translate|rotate|scale|inset|top|left|right|bottom|size|width|height|margin|padding|position/;
const KEPT = /-color$|opacity|border|outline/;

const isMove = (property: string) => MOVES.test(property) && !KEPT.test(property);

/**
 * The properties that move, or would with the next change, as `element: property`. The catalogue's tests run with
 * `prefers-reduced-motion: reduce`, where nothing may.
 */
export function movingIn(root: Element): string[] {
  const found = new Set<string>();
  for (const element of elementsIn(root)) {
    const name = `${element.localName}.${element.getAttribute('class')}`;
    for (const part of [undefined, '::before', '::after', '::backdrop']) {
      const { transitionProperty, transitionDuration } = getComputedStyle(element, part);
      const durations = transitionDuration.split(', ').map(Number.parseFloat);
      for (const [at, property] of transitionProperty.split(', ').entries()) {
        if (isMove(property) && durations[at % durations.length]) found.add(`${name}: ${property}`);
      }
    }
    for (const animation of element.getAnimations()) {
      const { effect, timeline } = animation;
      // Not one that follows the visitor's own scrolling.
      if (!(effect instanceof KeyframeEffect && timeline instanceof DocumentTimeline)) continue;
      for (const property of effect.getKeyframes().flatMap(Object.keys).map(toKebab))
        if (isMove(property)) found.add(`${name}: ${property}`);
    }
  }
  return [...found];
}

const toKebab = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
