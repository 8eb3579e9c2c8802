import type { ReactNode } from 'react';
import type { LogoProps } from './BrandData.ts';

interface LogoFrameProps extends LogoProps {
  /** Paths of the mark, on a grid of 32. */
  children: ReactNode;
  /** `viewBox` of the word. Its height is the word's share of the mark's 32. */
  wordBox: string;
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
        <svg className="logo-word" viewBox={wordBox} aria-hidden="true">
          <path fill="currentColor" d={word} />
        </svg>
      )}
    </>
  );
}
