/**
 * The texts that are the same in English and French, by their path, and the reason. A test fails for other
 * equal texts.
 */
export const sameAsEnglish: Record<string, string> = {
  'errors.unexpected.title': 'fixed in all languages',
  'layout.numbers.6': 'the word is French too',
  'layout.spans.minutes': 'the word is French too',
  'pages.masseuses.nav': 'the word is French',
  'pages.casting.nav': 'the word is French too',
  'pages.contact.nav': 'the word is French too',
  'layout.openMenu': 'the word is French',
  'layout.chat': 'a name',
  'layout.footer.email': 'the word is French too',
  'layout.footer.massages': 'the word is French',
  'layout.consent.heading': 'the word is French too',
  'pages.service.contact': 'the word is French too',
  'form.email': 'the word is French too',
  'form.service': 'the word is French',
  'form.masseuse': 'the word is French',
  'form.message': 'the word is French',
  'massages.tantra-massage.title': 'a name',
  'massages.lingam-massage.title': 'a name',
  'massages.nuru-massage.title': 'a name',
  'massages.supreme-massage.title': 'a name',
  'massages.bdsm-massage.title': 'a name',
  'massages.paradise-massage.title': 'a name',
  'massages.tantric-divan-massage.title': 'a name',
  'layout.hours.datesInMonth': 'a day and a month',
};
