import { Button } from '@travel-shell/ui/button';
import type { ReactNode } from 'react';
import { pageButton } from '../form/PageForm.tsx';
import { PROVIDER_NAMES } from '../headingOf.ts';
import { social } from '../lazySocial.ts';
import type { SignInControls } from '../SignInControls.ts';
import type { Provider } from '../signInState.ts';
import { ProviderMark } from './ProviderMark.tsx';

interface ProvidersProps extends SignInControls {
  /** How the visitor signed in last. */
  last?: string | undefined;
}

/** One button for each provider the host has (SIG-002 to SIG-004). */
export function Providers({ props, messages, continueWith, last }: ProvidersProps): ReactNode {
  const offered = props.providers.split(/\s+/).filter((name): name is Provider => Object.hasOwn(PROVIDER_NAMES, name));
  // Load the code before the click.
  const handleIntent = () => void social.load().catch(() => {});
  return offered.map((provider) => (
    <Button
      key={provider}
      fullWidth
      variant="quiet"
      data-provider={provider}
      {...pageButton(provider)}
      onPointerEnter={handleIntent}
      onFocus={handleIntent}
      onClick={() => continueWith(provider)}
    >
      <span className="with-mark">
        <ProviderMark provider={provider} />
        {messages.continueWith({ provider: PROVIDER_NAMES[provider] })}
        {last === provider && <span className="last">{messages.lastUsed}</span>}
      </span>
    </Button>
  ));
}
