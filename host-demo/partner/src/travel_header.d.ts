/** What the partner uses of the header's federated modules. */
declare module 'travel_header/react' {
  import type { ComponentType, ReactNode } from 'react';

  export const TravelHeader: ComponentType<{
    brand?: 'flagship' | 'sister' | 'partner';
    locale?: string;
    presentation?: 'default' | 'aos' | 'dark';
    reservedWidth?: number;
    menuOpen?: boolean;
    onTravelMenuToggle?: (event: CustomEvent) => void;
    children?: ReactNode;
  }>;
}

/** Defines the element. */
declare module 'travel_header/element' {}
