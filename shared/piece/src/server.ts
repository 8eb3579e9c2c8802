import type { AttributeValues, ElementContract, PieceProps } from '@travel-shell/element/contract';
import type { ComponentType } from 'react';
import type { Member } from './screens/Member.ts';

/**
 * The parts of a piece that a server needs to render it: its view and its preparation, the same as in the browser, and
 * a fallback.
 */
export interface ServerPiece<C extends ElementContract = ElementContract, P = unknown> {
  contract: C;
  View: ComponentType<PieceProps<C, P>>;
  /**
   * Sheets are texts here: a server build imports style sheets as such. `data` is what pieces show that no attribute says
   * (D-17); `pageSheets` are for its children, where rules of a shadow root do not reach; `attributes` are set on the
   * element where the caller has not set them. For a first screen `opened` is its name; its fragment carries the data, so
   * that the browser prepares with the same.
   */
  prepare(
    values: AttributeValues<C>,
    data?: unknown,
    opened?: string,
  ): Promise<{
    prepared: P;
    sheets: readonly unknown[];
    pageSheets?: readonly unknown[];
    attributes?: Readonly<Record<string, string>>;
  }>;
  /** The screens of a piece that has some (`defineScreens`), whose contract has the attributes `page` and `member`. */
  screens?: ServerScreens;
  /** Light-DOM children: what crawlers read, and what shows where the view cannot. */
  Fallback: ComponentType<{ prepared: P; values: AttributeValues<C> }>;
}

/** The part of a table of routes that a server uses. */
export interface ServerScreens {
  open(
    page: string,
    member: Member | undefined,
    /** All attributes, as properties. */
    values: Readonly<Record<string, unknown>>,
  ): { status: 200 | 403 | 404 | undefined; row: { title: string } | undefined; leadsTo?: string };
}
