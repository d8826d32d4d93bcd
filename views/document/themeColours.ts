/** The backgrounds of `static/styles/tokens.css`, for the browser's bar and the icons. */
export const themeColours = { dark: '#15100f', light: '#f6efe5' };
