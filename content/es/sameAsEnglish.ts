/** The texts that are the same in English and Spanish, by their place, and why. A test finds all others. */
export const sameAsEnglish: Record<string, string> = {
  'frame.nav.casting': 'the word is Spanish too',
  'frame.chat': 'a name',
  'frame.footer.metro': 'the word is Spanish too',
  'frame.consent.heading': 'the word is Spanish too',
  'pages.optionNotes.twoLingam': 'the trade’s word, not inflected',
  'form.errorTitle': 'the word is Spanish too',
  'profile.specialtyNames.tantra': 'a name',
  'profile.specialtyNames.nuru': 'a name',
  'profile.specialtyNames.lingam': 'a name',
};
