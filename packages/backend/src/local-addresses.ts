/** Where the local services listen, unless told otherwise. */
export const loopbackHost = "127.0.0.1";
export const apiPort = 54321;
export const mailboxPort = 54324;
export const smtpPort = 54325;
export const localSiteUrl = "http://127.0.0.1:5173";
export const localPreviewUrl = "http://127.0.0.1:4173";
