import type { ReactNode } from 'react';
import type { Provider } from '../signInState.ts';

/** Each provider's logo, in the colours its brand rules require. */
const PATHS: Readonly<Record<Provider, readonly (readonly [colour: string, path: string])[]>> = {
  google: [
    ['#4285f4', 'M22.5 12.2c0-.7-.1-1.4-.2-2H12v3.8h5.9a5 5 0 0 1-2.2 3.3v2.8h3.5c2.1-1.9 3.3-4.8 3.3-7.9z'],
    ['#34a853', 'M12 23c3 0 5.4-1 7.2-2.7l-3.5-2.8a6.6 6.6 0 0 1-9.9-3.5H2.2v2.9A11 11 0 0 0 12 23z'],
    ['#fbbc05', 'M5.8 14a6.6 6.6 0 0 1 0-4.1V7H2.2a11 11 0 0 0 0 9.9z'],
    ['#ea4335', 'M12 5.4c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.2 7l3.6 2.9A6.6 6.6 0 0 1 12 5.4z'],
  ],
  apple: [
    [
      'currentColor',
      'M17 12.6c0-2.5 2-3.7 2.1-3.8a4.6 4.6 0 0 0-3.6-1.9c-1.5-.2-3 .9-3.7.9-.8 0-2-.9-3.3-.9A4.9 4.9 0 0 0 4.4 9.4c-1.8 3.1-.5 7.6 1.2 10.1.9 1.2 1.9 2.6 3.2 2.5 1.3 0 1.8-.8 3.3-.8s2 .8 3.4.8 2.3-1.2 3.1-2.4c1-1.4 1.4-2.8 1.4-2.9a4.4 4.4 0 0 1-3-4.1zM14.6 5.4A4.5 4.5 0 0 0 15.6 2a4.6 4.6 0 0 0-3 1.5 4.3 4.3 0 0 0-1.1 3.3 3.8 3.8 0 0 0 3.1-1.4z',
    ],
  ],
  naver: [['#03c75a', 'M15.5 12.6 8.3 2.5H2.5v19h6V11.4l7.2 10.1h5.8v-19h-6z']],
};

export function ProviderMark({ provider }: { provider: Provider }): ReactNode {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      {PATHS[provider].map(([colour, path]) => (
        <path key={path} fill={colour} d={path} />
      ))}
    </svg>
  );
}
