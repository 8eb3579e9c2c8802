import type { PieceProps } from '@travel-shell/element/contract';
import { siteUrl } from '@travel-shell/piece';
import { useAuth } from '@travel-shell/store';
import { Logo } from '@travel-shell/tokens/Logo';
import { EmailText } from '@travel-shell/ui';
import type { ReactNode } from 'react';
import type { BarPreparation } from '../HeaderProps.ts';
import { PageTop } from '../parts/PageTop.tsx';
import { SkipLinks } from '../parts/SkipLinks.tsx';
import type { contract } from './contract.ts';

export type CheckoutHeaderProps = PieceProps<typeof contract, BarPreparation>;

/** HDR-031. Logo and display email; without an email the logo alone (HDR-O06), as on a server. */
export function CheckoutHeader({ element, mainContent, prepared }: CheckoutHeaderProps): ReactNode {
  const { brandData: brand, presentation, messages } = prepared;
  const { links } = brand;
  const auth = useAuth();
  const email = auth.status === 'signedIn' ? auth.state.userInfoState.userDisplayEmail : undefined;

  function handleHome(): void {
    element.track('logo', 'click', 'home');
  }

  return (
    <header className="header" part="header" data-presentation={presentation} dir={messages.dir} lang={messages.lang}>
      <PageTop text={messages.topOfPage} />
      <SkipLinks mainContent={mainContent} links={[]} messages={messages} />
      <div className="bar">
        <a
          className="logo"
          part="logo"
          href={siteUrl(presentation === 'aos' ? links.homeAos : links.home)}
          aria-label={messages.home({ brand: brand.name })}
          onClick={handleHome}
        >
          <Logo logo={brand.logo} />
        </a>
        {email && (
          <p className="email" part="email">
            <EmailText text={messages.signedInAs({ email })} />
          </p>
        )}
      </div>
    </header>
  );
}
