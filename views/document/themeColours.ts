/** The ground of each theme, for what is drawn outside the page: the browser's bar, icons. As in `static/styles/tokens.css`. */
export const themeColours = { dark: '#15100f', light: '#f6efe5' };
