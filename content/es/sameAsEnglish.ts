/**
 * The texts that are the same in English and Spanish, by their path, and the reason. A test fails for other
 * equal texts.
 */
export const sameAsEnglish: Record<string, string> = {
  'errors.unexpected.title': 'fixed in all languages',
  'pages.casting.nav': 'the word is Spanish too',
  'layout.chat': 'a name',
  'layout.consent.heading': 'the word is Spanish too',
  'form.errorTitle': 'the word is Spanish too',
  'massages.tantra-massage.title': 'a name',
  'massages.lingam-massage.title': 'a name',
  'massages.nuru-massage.title': 'a name',
  'massages.supreme-massage.title': 'a name',
  'massages.bdsm-massage.title': 'a name',
  'massages.paradise-massage.title': 'a name',
  'massages.tantric-divan-massage.title': 'a name',
  'pages.masseuse.specialtyNames.tantra': 'a name',
  'pages.masseuse.specialtyNames.nuru': 'a name',
  'pages.masseuse.specialtyNames.lingam': 'a name',
};
