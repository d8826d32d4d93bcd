/**
 * Lets browsers prerender a page of this site when the pointer rests on its link. Excludes the API, fragments
 * of the open page, and links that open the lightbox. The hash is in the CSP.
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
