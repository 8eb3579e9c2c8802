export {
  defineScreens,
  type Member,
  type Opened,
  type Screen,
  type ScreenModule,
  type ScreenProps,
  type ScreenRow,
  type Screens,
  type TitleKey,
} from './defineScreens.ts';
export { ScreenFrame, type ScreenFrameProps, type ScreenWords, screenFrameSheets } from './ScreenFrame.tsx';
