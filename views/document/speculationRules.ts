/**
 * Which pages a browser that can may render before somebody goes there: those of this site on whose link the pointer
 * rests. Not what the endpoints answer, no place in the page that is open, and nothing that the lightbox shows in place.
 * Its hash is in the CSP.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { selector_matches: '[href^="#"], [data-island-for=lightbox], .lightbox a' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
