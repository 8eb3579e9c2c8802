import { BRANDS } from '@travel-shell/core';
import type { ReactNode } from 'react';

const FILES = Object.keys(import.meta.glob('../shared/tokens/brands/*/*.tokens.json'));

/** Links to the token files of each brand, which main.ts serves at `tokens/`. */
export function TokenFiles(): ReactNode {
  return BRANDS.map((brand) => (
    <section key={brand}>
      <h2>{brand}</h2>
      <ul>
        {FILES.filter((path) => path.includes(`/${brand}/`)).map((path) => {
          const file = path.slice(path.lastIndexOf('/') + 1);
          return (
            <li key={file}>
              <a href={`tokens/${brand}/${file}`} download={`${brand}.${file}`}>
                {file}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
