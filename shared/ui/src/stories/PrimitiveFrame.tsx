import type { Decorator } from '@storybook/react-vite';
import type { Brand, Presentation } from '@travel-shell/core';
import type { Direction } from '@travel-shell/i18n';
import { ShadowFrame } from '@travel-shell/testing/ShadowFrame';

/** The toolbar's switches that matter to a primitive. */
interface Looks {
  brand: Brand;
  presentation: Presentation;
  locale: string;
  direction: 'auto' | Direction;
}

/**
 * Decorator of a primitive's stories: `decorators: [primitiveFrame(buttonSheet)]`. Shows them as in a piece, with brand,
 * presentation, language and direction from the toolbar.
 */
export function primitiveFrame(...sheets: CSSStyleSheet[]): Decorator {
  return function PrimitiveFrame(Story, { globals, viewMode }) {
    const { brand, presentation, locale, direction } = globals as unknown as Looks;
    const style = {
      padding: '1.5em',
      minBlockSize: viewMode === 'story' ? '100vh' : undefined,
      background: 'var(--_color-surface)',
    };
    return (
      <ShadowFrame
        sheets={sheets}
        brand={brand}
        presentation={presentation}
        locale={locale}
        {...(direction !== 'auto' && { direction })}
        style={style}
      >
        <Story />
      </ShadowFrame>
    );
  };
}

/** For play functions: `within(insideFrame(canvasElement))`; queries do not look into shadow roots by themselves. */
export { insideFrame } from '@travel-shell/testing/ShadowFrame';
