import type { ReactNode } from 'react';
import type { LogoProps } from './BrandData.ts';

interface LogoFrameProps extends LogoProps {
  /** Paths of the mark, on a grid of 32. */
  children: ReactNode;
  /** Width and height of the word's own grid, in which one em is about 17. */
  wordBox: readonly [width: number, height: number];
  word: string;
}

/** Mark and word side by side. Decorative: the link around it carries the brand's name. */
export function LogoFrame({ compact, children, wordBox, word }: LogoFrameProps): ReactNode {
  return (
    <>
      <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
        {children}
      </svg>
      {!compact && (
        <svg
          className="logo-word"
          viewBox={`0 0 ${wordBox.join(' ')}`}
          height={`${(wordBox[1] / 17).toFixed(2)}em`}
          aria-hidden="true"
        >
          <path fill="currentColor" d={word} />
        </svg>
      )}
    </>
  );
}
