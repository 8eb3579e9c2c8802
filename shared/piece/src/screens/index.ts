export {
  defineScreens,
  type Opened,
  type Screen,
  type ScreenMessages,
  type ScreenModule,
  type ScreenProps,
  type ScreenRow,
  type Screens,
  type ScreenWords,
  type TitleKey,
} from './defineScreens.ts';
export type { Member } from './Member.ts';
export { ScreenFrame, type ScreenFrameProps, screenFrameSheets } from './ScreenFrame.tsx';
export { useMember } from './useMember.ts';
