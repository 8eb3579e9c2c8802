/** The part of the federated kit that the partner uses. With `@travel-shell/react`, a partner has all of its types. */
declare module 'travel_shell/react' {
  import type { ComponentType, ReactNode } from 'react';

  export const TravelShellProvider: ComponentType<{
    config?: { apiBase?: string; brand?: 'flagship' | 'sister' | 'partner'; locale?: string };
    children?: ReactNode;
  }>;

  export const TravelHeader: ComponentType<{
    menuOpen?: boolean;
    onTravelMenuToggle?: (event: CustomEvent) => void;
    children?: ReactNode;
  }>;
}
