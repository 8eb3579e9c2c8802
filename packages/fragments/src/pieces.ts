import { piece as accountMenu } from '@travel-shell/account-menu/server';
import type { AttributeValues, ElementContract, PieceProps } from '@travel-shell/element';
import { piece as footer } from '@travel-shell/footer/server';
import { piece as checkoutHeader } from '@travel-shell/header/checkout-header/server';
import { piece as header } from '@travel-shell/header/server';
import { piece as countryPicker } from '@travel-shell/pickers/country-picker/server';
import { piece as currencyPicker } from '@travel-shell/pickers/currency-picker/server';
import type { ComponentType } from 'react';

/** What a piece gives to be rendered on a server: the same view and the same preparation as in the browser. */
export interface ServerPiece<C extends ElementContract = ElementContract, P = unknown> {
  contract: C;
  View: ComponentType<PieceProps<C, P>>;
  /**
   * Sheets are texts here: a server build imports style sheets as such. `data` is the piece's own of FragmentOptions;
   * `pageSheets` are for its children, where rules of a shadow root do not reach; `attributes` are set on the element where
   * the caller has not set them.
   */
  prepare(
    values: AttributeValues<C>,
    data?: unknown,
  ): Promise<{
    prepared: P;
    sheets: readonly unknown[];
    pageSheets?: readonly unknown[];
    attributes?: Readonly<Record<string, string>>;
  }>;
  /** Light-DOM children: what crawlers read, and what shows where the view cannot. */
  Fallback: ComponentType<{ prepared: P; values: AttributeValues<C> }>;
}

/** Fragment name -> piece. */
export const PIECES = {
  'account-menu': accountMenu as unknown as ServerPiece,
  header: header as unknown as ServerPiece,
  'checkout-header': checkoutHeader as unknown as ServerPiece,
  footer: footer as unknown as ServerPiece,
  'country-picker': countryPicker as unknown as ServerPiece,
  'currency-picker': currencyPicker as unknown as ServerPiece,
} satisfies Record<string, ServerPiece>;
