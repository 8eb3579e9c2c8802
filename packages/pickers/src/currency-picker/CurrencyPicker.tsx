import { defineLazy, useLazy } from '@travel-shell/piece';
import { type ReactNode, useState } from 'react';
import { LoadingList } from '../LoadingList.tsx';
import { Picker } from '../Picker.tsx';
import { useOpenState } from '../useOpenState.ts';
import type { ContentsProps, CurrencyPickerProps, Current } from './CurrencyPickerProps.ts';
import { currencyOfLocale } from './currencyOfLocale.ts';
import { usualSymbol } from './usualSymbol.ts';

export const lazyCurrencies = defineLazy(
  'currency-picker',
  () => import(/* webpackChunkName: "currencies" */ './Currencies.tsx'),
);

/** The currency picker's view: its button; the list loads on demand. */
export function CurrencyPicker(props: CurrencyPickerProps): ReactNode {
  const { element, prepared, columns, narrowShape, currency } = props;
  const { locale, messages } = prepared;
  const [known, setKnown] = useState<Current>();
  const [isBusy, setBusy] = useState(false);
  const code = known?.code ?? currency ?? currencyOfLocale(props.site || locale);
  const symbol = known ? known.symbol : usualSymbol(code);
  // PIC-035
  const face = (
    <>
      {/* A server's ICU may write another one. */}
      <bdi className="symbol" suppressHydrationWarning>
        {symbol !== code ? symbol : ''}
      </bdi>{' '}
      <bdi className="trigger-text">{code}</bdi>
    </>
  );
  return (
    <Picker
      kind="currency"
      title={messages.currencyTitle}
      isServed={element.opened !== undefined}
      {...{ prepared, columns, narrowShape, face, isBusy }}
    >
      {(surface) => <Contents {...props} surface={surface} onKnown={setKnown} onBusy={setBusy} />}
    </Picker>
  );
}

function Contents(props: ContentsProps): ReactNode {
  const { element, currency, surface, prepared } = props;
  // No currency is given, so the button has to fetch it (PIC-047).
  const currencies = useLazy(lazyCurrencies, surface.wanted || currency === undefined).module;
  useOpenState(element, surface.isOpen);
  if (!currencies) return <LoadingList messages={prepared.messages} />;
  return <currencies.Currencies {...props} />;
}
