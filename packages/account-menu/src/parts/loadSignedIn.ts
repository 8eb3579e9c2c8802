/** The menu of somebody who is signed in, which nobody else downloads. */
export const loadSignedIn = () => import(/* webpackChunkName: "signed-in" */ './SignedIn.tsx');
