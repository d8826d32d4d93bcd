import type { errors as shape } from '../en/errors.ts';

/** The error screens, and why a request was not taken. */
export const errors = {
  notFound: {
    title: 'Page introuvable',
    lead: 'La page que vous avez demandée n’existe pas.',
    home: 'Aller à l’accueil',
    contact: 'Nous contacter',
  },
  unexpected: {
    title: 'Erreur inattendue',
    lead: 'Quelque chose n’a pas fonctionné de notre côté. Réessayez dans un instant.',
    home: 'Aller à l’accueil',
  },
  refusals: {
    malformed: 'La demande n’a pas pu être lue. Merci de l’envoyer à nouveau.',
    notAnObject: 'La demande doit être un objet JSON.',
    tooLarge: 'Le message est trop long. Merci de le ramener à {max} caractères ou moins.',
    wrongType: 'La demande doit être envoyée par formulaire ou en JSON.',
    foreign:
      'La demande venait d’un autre site et n’a pas été prise. Merci d’utiliser le formulaire de ce site.',
    tooMany: {
      one: 'Trop de demandes sont venues de votre connexion. Réessayez dans {count} minute ou appelez-nous.',
      other:
        'Trop de demandes sont venues de votre connexion. Réessayez dans {count} minutes ou appelez-nous.',
    },
    unavailable: 'L’envoi a échoué : rien n’a été enregistré. Réessayez dans un instant ou appelez-nous.',
    keyReused:
      'Cette demande a déjà été envoyée avec un autre contenu. Merci de l’envoyer comme une nouvelle.',
    methodNotAllowed: 'Cette adresse n’accepte pas ce type de requête.',
    notFound: 'Il n’y a rien à cette adresse.',
    unexpected:
      'Quelque chose n’a pas fonctionné de notre côté et rien n’a été enregistré. Réessayez dans un instant ou appelez-nous.',
  },
  refusalTitle: 'Votre demande n’est pas partie',
  backToForm: 'Revenir au formulaire',
} satisfies typeof shape;
