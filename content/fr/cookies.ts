import type { Texts } from '../textTypes/texts.ts';

export const cookies = {
  nav: 'Politique de cookies',
  title: 'Politique de cookies du centre, à Barcelone',
  description:
    'Ce que ce site garde dans votre navigateur, pour quoi et combien de temps, et comment accepter, refuser ou changer d’avis à tout moment.',
  heading: 'Politique de cookies',
  contents: 'Sommaire',
  updated: 'Dernière mise à jour : {updated}',
  sections: [
    {
      id: 'what',
      heading: 'De quoi il s’agit',
      paragraphs: [
        'Un cookie est un petit fichier qu’un site laisse dans votre navigateur pour s’y retrouver à la page suivante ou à la visite suivante. Le stockage local du navigateur rend le même service sans être un cookie ; les mêmes règles s’y appliquent, et cette page parle des deux.',
        'Ces règles viennent de l’article 22, paragraphe 2, de la loi espagnole 34/2002 (LSSI) ; l’autorité espagnole de protection des données (AEPD) explique comment les suivre dans un guide publié en 2023. Le responsable de ce site est {controller} ; vous pouvez lui écrire à {email}.',
      ],
    },
    {
      id: 'before',
      heading: 'Avant votre choix',
      paragraphs: [
        'À la première visite, un bandeau vous propose deux boutons, accepter et refuser. Ils sont placés au même niveau, ont la même apparence et demandent le même geste. Si vous acceptez, la vue de la rue et la visite en 3D peuvent se charger. Si vous refusez, rien ne change pour les massages, les prix et les formulaires.',
        'Tant que vous n’avez pas choisi, le site ne garde rien dans votre navigateur. Ensuite, il n’y garde lui-même que ce qu’il faut pour se rappeler votre réponse et ne pas vous reposer la question à chaque page.',
      ],
    },
    {
      id: 'own',
      heading: 'Ce que le site garde lui-même',
      paragraphs: [
        'Deux éléments : votre réponse et sa date. Ils restent dans le stockage local de votre navigateur et n’en sortent pas. Rien n’y dit qui vous êtes. Aucun consentement n’est nécessaire pour cela, puisqu’il ne s’agit que de respecter votre choix. Sans JavaScript, le bandeau n’apparaît pas et rien n’est gardé.',
        'Ce choix vaut {consentMonths} mois. Passé ce délai, ou si votre navigateur efface votre réponse plus tôt, le site vous repose la question.',
      ],
      table: 'own',
    },
    {
      id: 'third',
      heading: 'Les cookies d’autres services',
      paragraphs: [
        'Aujourd’hui, ce site n’en dépose aucun. Le centre pourrait un jour recourir à une mesure d’audience, à un paiement par carte, à une carte de chaleur, qui montre où l’on clique, ou à un module de traduction. Nous vous reposerions alors la question. Les cookies du tableau ne seraient déposés qu’avec ce nouvel accord ; sans lui, aucun ne le serait.',
      ],
      table: 'third',
    },
    {
      id: 'embeds',
      heading: 'La vue de la rue, la visite et la messagerie',
      paragraphs: [
        'La vue de la rue, au bas des pages, vient de {provider.map}, et la visite en 3D de {provider.tour}. À leur place, le site montre d’abord une simple image : rien n’est demandé à ces services tant que vous n’avez ni accepté les cookies, ni appuyé sur leur bouton.',
        'Une fois chargés, {provider.map} et {provider.tour} reçoivent votre adresse IP et peuvent déposer leurs propres cookies pour se rappeler vos préférences, mesurer l’usage de leur service et en assurer la sécurité. Chez {provider.map}, ils servent aussi à la publicité. Leur nom et leur durée dépendent d’eux et changent souvent ; vous les trouvez dans leurs propres politiques de cookies.',
        'Les liens vers ces services et vers WhatsApp vous font quitter le site. Ils ne transmettent rien tant que vous ne les suivez pas.',
      ],
    },
    {
      id: 'change',
      heading: 'Changer d’avis',
      paragraphs: [
        'Le lien « Paramètres des cookies », au bas de chaque page, rouvre le bandeau. Vous pouvez y donner ou y retirer votre accord à tout moment, aussi simplement que la première fois. Le retrait vaut pour la suite ; ce qui a été fait avant reste licite.',
        'Les cookies qu’un autre service aurait déjà déposés se suppriment dans les réglages de votre navigateur. Vous pouvez y effacer aussi ce que garde ce site : il aura oublié votre réponse et vous reposera la question. Ce que deviennent vos messages est expliqué sur la page « Mentions légales et confidentialité ».',
      ],
    },
  ],
  table: {
    name: 'Nom',
    owner: 'Déposé par',
    purpose: 'À quoi il sert',
    lifetime: 'Durée',
  },
  cookies: {
    consent: {
      name: 'cookie_consent',
      owner: 'Le centre',
      purpose: 'Se rappeler si vous avez accepté ou refusé.',
    },
    consentDate: {
      name: 'cookie_consent_at',
      owner: 'Le centre',
      purpose: 'Se rappeler quand, pour vous reposer la question à l’échéance.',
    },
    analyticsVisitor: {
      name: 'Identifiant de visiteur',
      owner: 'Service de mesure d’audience',
      purpose: 'Compter les visiteurs et reconnaître un navigateur déjà venu.',
    },
    analyticsSession: {
      name: 'Identifiant de session',
      owner: 'Service de mesure d’audience',
      purpose: 'Relier entre elles les pages vues au cours d’une même visite.',
    },
    cardMachine: {
      name: 'Identifiant d’appareil',
      owner: 'Prestataire de paiement par carte',
      purpose: 'Reconnaître l’appareil qui paie, pour éviter la fraude.',
    },
    heatMapUser: {
      name: 'Identifiant d’utilisateur',
      owner: 'Service de cartes de chaleur',
      purpose:
        'Reconnaître un navigateur d’une visite à l’autre, pour voir quelles parties des pages sont lues.',
    },
    heatMapSession: {
      name: 'Identifiant de session',
      owner: 'Service de cartes de chaleur',
      purpose: 'Relier les mouvements et les clics d’une même visite.',
    },
    translation: {
      name: 'Langue choisie',
      owner: 'Module de traduction',
      purpose: 'Garder la langue d’une page à l’autre.',
    },
  },
} satisfies Texts['pages']['cookies'];
