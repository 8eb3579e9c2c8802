export { usePictureFailure } from './usePictureFailure.ts';
