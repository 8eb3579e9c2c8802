/** Sends the host a message of this type. */
export type Send = (type: string, fields?: object) => void;
