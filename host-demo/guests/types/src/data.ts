// Data that a page gives is typed: items, skip links, and what is saved.
import type {
  GivenResult,
  NavigationItem,
  SignInOutcome,
  SkipLink,
  TravelHeaderElement,
  TravelNavDrawerElement,
  TravelSaveButtonElement,
  TravelSignInPromptElement,
} from '@travel-shell/elements';

const items: NavigationItem[] = [{ verticalName: 'hotels', text: 'Hotels', url: '/hotels', viewJump: 'm' }];
const skipLinks: SkipLink[] = [{ text: 'Skip to results', url: '#results' }];
const result: GivenResult = { resultId: 'r1', title: 'Hotel', url: '/hotels/1', price: 99, currencyCode: 'EUR' };

export function give(
  header: TravelHeaderElement,
  drawer: TravelNavDrawerElement,
  heart: TravelSaveButtonElement,
): void {
  header.items = items;
  header.skipLinks = skipLinks;
  drawer.items = items;
  drawer.secondaryItems = undefined;
  drawer.request = { open: true };
  heart.result = result;
  // @ts-expect-error An item needs a vertical and an address.
  header.items = [{ text: 'Hotels' }];
  // @ts-expect-error A skip link leads to a fragment of the page.
  header.skipLinks = [{ text: 'Results', url: '/results' }];
  // @ts-expect-error A price is a number.
  heart.result = { ...result, price: '99' };
  // @ts-expect-error A request says whether to open.
  drawer.request = { opened: true };
}

export function follow(prompt: TravelSignInPromptElement): void {
  prompt.oneTapSuccess = (outcome: SignInOutcome) => console.log(outcome.result);
}
