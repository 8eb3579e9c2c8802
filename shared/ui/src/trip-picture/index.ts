export { TripPicture, type TripPictureProps } from './TripPicture.tsx';
export { default as tripPictureSheet } from './trip-picture.shadow.css';
