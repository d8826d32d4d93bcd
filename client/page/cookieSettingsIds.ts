/** The element ids of the cookie banner, and of the link in the footer that opens it again. */
export const cookieSettingsIds = { banner: 'cookie-settings', link: 'cookie-settings-link' };
