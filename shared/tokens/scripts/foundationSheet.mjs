import { PRESENTATIONS } from '../compile/presentations.mjs';
import { autoRules } from './autoRules.mjs';
import { declaration, fallbackOf, isRaised, rule } from './brandSheet.mjs';
import { cssValue } from './cssValue.mjs';
import { madeDeclarations } from './derived.mjs';
import { isRole, nameOf, readMeasures, readTokens } from './readTokens.mjs';

/** In AOS only the bar is coloured: raised surfaces have the colours of the light presentation. */
const ABOVE_AOS = '[data-presentation="aos"] :is([popover], dialog, [data-raised])';

const isLook = ({ path }) => path[0] !== 'color' && path[0] !== 'elevation';

/** For a brand made before cards had corners of their own. */
const CARD_OF_CONTROL = '  --_radius-card: var(--travel-radius-card, min(var(--_radius-control), 16px));';

/** The steps of space are the same for all brands; a brand's density scales them. */
async function spaceDeclarations() {
  const steps = (await readMeasures()).filter(({ path }) => path[0] === 'space');
  return steps.map(
    (step) => `  --_${nameOf(step)}: var(--travel-${nameOf(step)}, calc(${cssValue(step)} * var(--_density)));`,
  );
}

/**
 * The tokens primitives need in addition to the header's roles.
 * @param folder of the brand
 */
export async function foundationSheet(folder) {
  const rules = [];
  let light = [];
  for (const [presentation, selector] of PRESENTATIONS) {
    const base = (await readTokens(folder, 'palette', presentation)).filter(isRole);
    const own = (await readTokens(folder, 'palette', `foundation.${presentation}`)).filter(isRole);
    const tokens = [...base.filter((token) => !isRaised(token)), ...own];
    const raised = base.find((token) => nameOf(token) === 'color-raised');
    const declarations = [raised, ...own]
      .map((token) => declaration(token, tokens, presentation))
      .filter((line) => !rules[0]?.[1].includes(line));
    if (presentation === 'light') {
      light = tokens;
      const look = (await readTokens(folder, 'foundation.look')).filter(isLook);
      declarations.push(...look.map((token) => declaration(token, look, presentation)), ...(await spaceDeclarations()));
      if (!look.some((token) => nameOf(token) === 'radius-card')) declarations.push(CARD_OF_CONTROL);
    }
    rules.push([selector, declarations]);
    if (presentation === 'aos') {
      const above = own
        .map((token) => light.find((other) => nameOf(other) === nameOf(token)))
        .filter(({ path }) => path[1] !== 'scrim')
        .map((token) => {
          const name = nameOf(token).replace('color-', '');
          return `  --_color-${name}: var(--travel-color-raised-${name}, ${fallbackOf(token, light, 'above-aos')});`;
        });
      rules.push([ABOVE_AOS, above]);
    }
  }
  const still = ['fast', 'medium', 'slow'].map((step) => `  --_motion-${step}: 0ms;`);
  const made = madeDeclarations(rules.flatMap(([, declarations]) => declarations));
  const texts = rules.map(([scope, declarations], index) =>
    rule(scope, index === 0 ? [...made, ...declarations] : declarations),
  );
  texts.push(
    `@media (prefers-reduced-motion: reduce) {\n${rule('[data-presentation]', still).replaceAll(/^(?=.)/gm, '  ')}}\n`,
  );
  return [...texts, autoRules(texts)].join('\n');
}
