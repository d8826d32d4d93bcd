import type { CookiesWords } from '../page-words.ts';

/** The cookie policy. */
export const cookiePage = {
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
        'Ces règles sont celles de l’article 22, paragraphe 2, de la loi espagnole 34/2002 (LSSI) et du guide sur les cookies que l’autorité espagnole de protection des données (AEPD) a publié en 2023. Le responsable du site est {controller} ; vous pouvez lui écrire à {email}.',
      ],
    },
    {
      id: 'before',
      heading: 'Avant votre choix',
      paragraphs: [
        'À la première visite, un bandeau vous propose deux boutons, accepter et refuser. Ils sont placés au même niveau, ont la même apparence et demandent le même geste. Refuser ne vous prive de rien : les massages, les prix et les formulaires restent les mêmes.',
        'Tant que vous n’avez pas choisi, rien n’est gardé dans votre navigateur. Ensuite, le site n’y garde que ce qu’il faut pour se rappeler votre réponse et ne pas vous reposer la question à chaque page.',
      ],
    },
    {
      id: 'own',
      heading: 'Ce que le site garde lui-même',
      paragraphs: [
        'Deux éléments : votre réponse et sa date. Si JavaScript est actif, ils sont dans le stockage local de votre navigateur et n’en sortent pas. S’il ne l’est pas, votre réponse est gardée dans un cookie. Dans un cas comme dans l’autre, rien n’y dit qui vous êtes. Ces éléments se passent de consentement, puisqu’ils servent à respecter votre choix.',
      ],
      table: 'own',
    },
    {
      id: 'third',
      heading: 'Les cookies d’autres services',
      paragraphs: [
        'Aujourd’hui, ce site n’en dépose aucun. Le centre pourrait un jour mettre en service une mesure d’audience, un paiement par carte, une carte de chaleur, qui montre où l’on clique, ou une traduction. Les cookies du tableau ne seraient déposés qu’alors, et seulement si vous avez accepté. Sans votre accord, le service reste éteint.',
      ],
      table: 'third',
    },
    {
      id: 'embeds',
      heading: 'La carte, la visite et la messagerie',
      paragraphs: [
        'La carte vient de {provider.map} et la visite en 3D de {provider.tour}. À leur place, le site montre une image à lui : rien n’est demandé à ces services tant que vous ne les ouvrez pas. Si vous le faites, ils reçoivent votre adresse IP et peuvent déposer leurs propres cookies, selon leurs propres règles. Il en va de même du lien WhatsApp, qui vous fait quitter le site.',
      ],
    },
    {
      id: 'change',
      heading: 'Changer d’avis',
      paragraphs: [
        'Le lien « Paramètres des cookies », au bas de chaque page, rouvre le bandeau. Vous pouvez y donner ou retirer votre accord à tout moment, aussi simplement que la première fois.',
        'Votre choix vaut {consentMonths} mois ; passé ce délai, le site vous repose la question. Vous pouvez aussi vider les cookies et le stockage local depuis les réglages de votre navigateur : le site aura oublié votre réponse et vous la demandera de nouveau.',
      ],
    },
  ],
  table: {
    name: 'Nom',
    owner: 'À qui il est',
    purpose: 'À quoi il sert',
    lifetime: 'Durée',
    centre: 'Le centre',
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
      purpose: 'Reconnaître l’appareil qui paie, contre la fraude.',
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
  lifetimes: {
    day: { one: '{count} jour', other: '{count} jours' },
    month: { one: '{count} mois', other: '{count} mois' },
    year: { one: '{count} an', other: '{count} ans' },
  },
} satisfies CookiesWords;
