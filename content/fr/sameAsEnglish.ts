/** The texts that are the same in English and French, by their place, and why. A test finds all others. */
export const sameAsEnglish: Record<string, string> = {
  'frame.nav.masseuses': 'the word is French',
  'frame.nav.casting': 'the word is French too',
  'frame.nav.contact': 'the word is French too',
  'frame.openMenu': 'the word is French',
  'frame.chat': 'a name',
  'frame.footer.email': 'the word is French too',
  'frame.consent.heading': 'the word is French too',
  'pages.service.contact': 'the word is French too',
  'form.email': 'the word is French too',
  'form.service': 'the word is French',
  'form.message': 'the word is French',
  'profile.specialtyNames.tantra': 'a name',
  'profile.specialtyNames.nuru': 'a name',
  'profile.specialtyNames.lingam': 'a name',
  'profile.specialtyNames.couples': 'the word is French',
};
