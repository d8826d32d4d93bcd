import type { MasseusesWords, ProfileWords } from '../page-words.ts';

/** The list of the masseuses. */
export const masseusesPage = {
  title: 'Les sept masseuses du centre, à Barcelone',
  description:
    'Sept masseuses, sept fleurs : leurs langues, leur nationalité et leurs spécialités, tantra, nuru, lingam ou massage en couple.',
  heading: 'Sept prénoms, sept fleurs',
  intro:
    'Lisez les profils, choisissez un prénom, ou dites-nous ce que vous cherchez et nous vous conseillerons. Toutes ne travaillent pas le même jour : réserver vous assure l’heure et la personne.',
  viewProfile: 'Voir le profil',
  discretionHeading: 'Pourquoi des fleurs',
  discretion: [
    'Une photo circule, une fleur non. Dehors, chacune a sa vie : une famille, des études, un quartier où on la salue. Les prénoms que vous lisez ici sont des prénoms de travail ; le vôtre peut être d’emprunt, lui aussi.',
    'Ce que vous dites ici reste ici. Les masseuses ne parlent pas de vous, ni au-dehors ni entre deux portes, et ne vous demanderont pas ce que vous faites dans la vie. Aucune caméra ne tourne, aucun téléphone ne sort.',
    'Personne ne vous voit venir. La porte est celle d’un immeuble ordinaire, la sonnette n’a pas de plaque, et l’on vous mène à votre pièce sans vous faire croiser qui que ce soit.',
  ],
} satisfies MasseusesWords;

/** A masseuse's own page. Her text is in `bios.ts`, in English. */
export const profile = {
  title: '{name}, masseuse dans l’Eixample, à Barcelone',
  description:
    '{name} vous reçoit dans un centre calme de l’Eixample, à Barcelone. Spécialités : {specialties}.',
  back: 'Retour',
  backToServices: 'Retour aux massages',
  flower: '{name} a choisi une fleur plutôt qu’une photo. La discrétion vaut aussi pour elle.',
  age: 'Âge',
  nationality: 'Nationalité',
  languages: 'Langues',
  specialties: 'Spécialités',
  nationalities: { italian: 'italienne', spanish: 'espagnole', slavic: 'slave', thai: 'thaïlandaise' },
  languageNames: { english: 'anglais', spanish: 'espagnol', catalan: 'catalan', thai: 'thaï' },
  specialtyNames: { tantra: 'Tantra', nuru: 'Nuru', lingam: 'Lingam', couples: 'Couples' },
  book: 'Réserver avec elle',
  others: 'Autres masseuses',
  notFound: {
    title: 'Profil introuvable',
    lead: 'La masseuse demandée n’existe pas.',
    home: 'Retour à l’accueil',
  },
} satisfies ProfileWords;
