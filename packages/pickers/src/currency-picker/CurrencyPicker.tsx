import { type ReactNode, useState } from 'react';
import { Picker, type PickerSurface } from '../Picker.tsx';
import { useLater } from '../useLater.ts';
import { useOpenState } from '../useOpenState.ts';
import { Waiting } from '../Waiting.tsx';
import type { CurrencyPickerProps } from './CurrencyPickerProps.ts';
import { currencyOfLocale } from './currencyOfLocale.ts';

const loadCurrencies = () => import(/* webpackChunkName: "currencies" */ './Currencies.tsx');

/** What the list tells the button when it is there. */
export interface Current {
  code: string;
  symbol: string;
}

/** The currency picker's view: its button; the list comes when it is wanted. */
export function CurrencyPicker(props: CurrencyPickerProps): ReactNode {
  const { prepared, columns, narrowShape, currency } = props;
  const { locale, messages } = prepared;
  const [known, setKnown] = useState<Current>();
  const [isBusy, setBusy] = useState(false);
  const code = known?.code ?? currency ?? currencyOfLocale(props.site || locale);
  // PIC-035
  const face = (
    <>
      <bdi className="symbol">{known && known.symbol !== code ? known.symbol : ''}</bdi>{' '}
      <bdi className="trigger-text">{code}</bdi>
    </>
  );
  return (
    <Picker kind="currency" title={messages.currencyTitle} {...{ prepared, columns, narrowShape, face, isBusy }}>
      {(surface) => <Contents {...props} surface={surface} onKnown={setKnown} onBusy={setBusy} />}
    </Picker>
  );
}

export interface ContentsProps extends CurrencyPickerProps {
  surface: PickerSurface;
  onKnown: (current: Current | undefined) => void;
  onBusy: (isBusy: boolean) => void;
}

function Contents(props: ContentsProps): ReactNode {
  const { element, currency, surface, prepared } = props;
  // Nobody has told which one the prices are in, so the button has to find out (PIC-047).
  const isWanted = surface.isWanted || currency === undefined;
  const currencies = useLater('currency-picker', loadCurrencies, { isWanted, isOpen: surface.isOpen });
  useOpenState(element, surface.isOpen);
  if (!currencies) return <Waiting messages={prepared.messages} />;
  return <currencies.Currencies {...props} />;
}
