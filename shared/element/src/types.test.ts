import { expectTypeOf, test } from 'vitest';
import type { AttributeValues, ElementHandle, PieceProps } from './contract.ts';
import type { counterContract } from './fixtures/counterContract.ts';
import type { ElementEvent, ElementOf, ReactComponentProps } from './types.ts';

type Contract = typeof counterContract;

// The type check verifies these; running them adds nothing.
test('types follow from the contract', () => {
  expectTypeOf<AttributeValues<Contract>>().toEqualTypeOf<{
    readonly text: string;
    readonly open: boolean;
    readonly stepSize: number;
    readonly tone: 'calm' | 'loud';
    readonly locale: 'en-US' | 'de-DE' | 'fr-FR';
    readonly helpUrl: string;
    readonly items: unknown;
  }>();
  expectTypeOf<PieceProps<Contract, number>['prepared']>().toEqualTypeOf<number>();
  expectTypeOf<PieceProps<Contract>['onPick']>().toEqualTypeOf<unknown>();
  expectTypeOf<Parameters<ElementHandle<Contract>['emit']>[0]>().toEqualTypeOf<'travel-fixture-count'>();
  expectTypeOf<Parameters<ElementHandle<Contract>['setState']>[0]>().toEqualTypeOf<'counted'>();
  expectTypeOf<ElementOf<Contract>['tone']>().toEqualTypeOf<'calm' | 'loud'>();
  expectTypeOf<Pick<ElementOf<Contract>, 'open'>>().toEqualTypeOf<{ open: boolean }>();
  expectTypeOf<Pick<ElementOf<Contract>, 'data'>>().toEqualTypeOf<{ data?: unknown }>();
  expectTypeOf<ElementEvent<Contract, 'travel-fixture-count'>['detail']>().toExtend<{ count: number }>();
  expectTypeOf<NonNullable<ReactComponentProps<Contract>['onTravelFixtureCount']>>().toBeFunction();
});
