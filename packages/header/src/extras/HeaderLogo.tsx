import { drawLogo, Logo } from '@travel-shell/tokens/Logo';
import { PrideColours } from '@travel-shell/tokens/PrideColours';
import type { ReactNode } from 'react';
import type { HeaderProps } from '../HeaderProps.ts';
import { prideVisibility } from './prideVisibility.ts';
import { useConfetti } from './useConfetti.ts';
import { useLogoSettings } from './useLogoSettings.ts';

/** The brand's logo in the form that attributes and configuration ask for. */
export function HeaderLogo(props: HeaderProps): ReactNode {
  const { compact, confetti, logoInverted, prepared, prideLogo } = props;
  const { logo } = prepared.brandData;
  const { underLogo } = prepared.extras ?? {};
  const { isPlain, size, isLate, hasUnderLogo } = useLogoSettings(props);
  const { ref, isDecided } = useConfetti(props);
  const isPride = prideVisibility({ pride: prideLogo, confetti: Boolean(confetti), isDecided });

  if (isPlain) return <Logo logo={logo} compact={compact} />;
  return (
    <span
      ref={ref}
      className="logo-shape"
      data-size={size}
      data-late={isLate || undefined}
      data-inverted={logoInverted || undefined}
      data-pride={isPride === undefined ? 'unknown' : isPride || undefined}
    >
      {isPride && <PrideColours />}
      <Logo logo={logo} compact={compact && !size} />
      {hasUnderLogo && underLogo && drawLogo('under-logo', underLogo)}
    </span>
  );
}
