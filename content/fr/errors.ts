import type { Texts } from '../textTypes/texts.ts';

export const errors = {
  notFound: {
    title: 'Page introuvable',
    lead: 'La page demandée n’existe pas.',
    contact: 'Nous contacter',
  },
  unexpected: {
    title: 'Unexpected Application Error!',
    lead: 'Un incident s’est produit de notre côté. Merci de réessayer dans un instant.',
  },
  tooManyRequests: {
    title: 'Trop de demandes',
    lead: 'Nous avons reçu trop de demandes depuis votre connexion. Réessayez dans une minute.',
  },
  refusals: {
    malformed: 'Votre demande n’a pas pu être lue. Merci de la renvoyer.',
    tooLarge: 'Le message est trop long pour être envoyé. Raccourcissez-le ou envoyez-le en deux fois.',
    wrongType: 'La demande doit être envoyée par formulaire ou en JSON.',
    foreign:
      'Cette demande venait d’un autre site : nous ne l’avons pas prise en compte. Merci de passer par notre formulaire.',
    tooMany: {
      one: 'Nous avons reçu trop de demandes depuis votre connexion. Réessayez dans {count} minute ou appelez-nous.',
      other:
        'Nous avons reçu trop de demandes depuis votre connexion. Réessayez dans {count} minutes ou appelez-nous.',
    },
    unavailable: 'L’envoi a échoué : rien n’a été enregistré. Réessayez dans un instant ou appelez-nous.',
    methodNotAllowed: 'Cette adresse n’accepte pas ce type de requête.',
    unexpected:
      'Un incident s’est produit de notre côté et rien n’a été enregistré. Réessayez dans un instant ou appelez-nous.',
  },
  refusalTitle: 'Votre demande n’est pas partie',
  home: 'Retour à l’accueil',
  backToForm: 'Retour au formulaire',
} satisfies Texts['errors'];
