import type { PrivacyWords } from '../page-words.ts';

/** The privacy policy. */
export const privacy = {
  title: 'Politique de confidentialité du centre, à Barcelone',
  description:
    'Ce que devient ce que vous écrivez au centre : qui le lit, pourquoi, combien de temps, et comment le faire corriger ou effacer.',
  heading: 'Politique de confidentialité',
  contents: 'Sommaire',
  updated: 'Dernière mise à jour : {updated}',
  sections: [
    {
      id: 'who',
      heading: 'Qui est responsable',
      paragraphs: [
        'Le centre et ce site sont tenus par {controller}, responsable du traitement de vos données. Voici de quoi nous identifier et nous joindre, comme le demande l’article 10 de la loi espagnole 34/2002 sur les services de la société de l’information (LSSI).',
      ],
      bullets: [
        'Numéro d’identification fiscale (NIF) : {taxNumber}',
        'Registre du commerce : {register}',
        'Adresse : {address}',
        'E-mail : {email}',
        'Téléphone : {phone}',
      ],
    },
    {
      id: 'prices',
      heading: 'Prix',
      paragraphs: [
        'Les prix du site sont en euros, taxes comprises. Un massage à votre hôtel entraîne un supplément pour le trajet, dont nous vous donnons le montant quand vous réservez. Le prix d’un massage à quatre mains est donné sur demande.',
        'Si quelque chose ne va pas, des feuilles de réclamation officielles de la Catalogne (fulls de reclamació) sont à votre disposition au centre. La dernière partie de cette page explique à qui d’autre s’adresser.',
      ],
    },
    {
      id: 'what-and-why',
      heading: 'Quelles données, et pourquoi',
      paragraphs: [
        'Ce que vous envoyez sert à vous répondre et à organiser votre visite, et à rien d’autre. La base légale est la préparation d’un contrat à votre demande (article 6, paragraphe 1, point b, du règlement général sur la protection des données, RGPD). Si vous appelez ou écrivez par un autre moyen, la règle est la même.',
        'Pour éviter les abus du formulaire, nous comptons les envois qui viennent d’une même connexion. C’est notre intérêt légitime (article 6, paragraphe 1, point f). L’adresse IP n’est gardée que sous la forme d’une empreinte, calculée avec une clé secrète, le temps du comptage, quelques minutes en temps normal ; elle n’est jamais jointe à votre demande. Les journaux techniques du site ne contiennent ni cette adresse, ni ce que vous écrivez.',
        'Le formulaire demande le moins possible. Un prénom ou un pseudonyme suffit. L’e-mail et le téléphone sont facultatifs, mais sans l’un ou l’autre, personne ne peut vous répondre. Voici ce que nous enregistrons quand vous l’envoyez :',
      ],
      bullets: [
        'le nom que vous donnez, l’e-mail et le téléphone si vous les indiquez ;',
        'le massage choisi et votre message ;',
        'la langue de la page, le jour et l’heure de l’envoi.',
      ],
    },
    {
      id: 'consent',
      heading: 'Votre accord exprès',
      paragraphs: [
        'Demander un massage érotique peut révéler quelque chose de votre vie sexuelle. Le RGPD protège ces informations plus que les autres (article 9, paragraphe 1) et veut, pour que nous puissions les utiliser, un consentement explicite (article 9, paragraphe 2, point a).',
        'C’est l’objet de la phrase écrite près du bouton d’envoi : en envoyant, vous acceptez expressément que le centre utilise ce que vous avez écrit, y compris ce qui peut en être déduit de votre vie sexuelle, afin de vous répondre. Nous gardons avec la demande la version de cette phrase et sa langue, pour savoir à quoi vous avez dit oui.',
        'Vous pouvez retirer cet accord à tout moment : demandez l’effacement, et la demande est effacée. Le retrait vaut pour la suite ; il ne remet pas en cause ce qui a été fait avant, par exemple la réponse que vous avez reçue.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Combien de temps',
      paragraphs: [
        'Votre demande est gardée le temps d’y répondre et de convenir de votre visite, et {retention} au plus. Elle est ensuite effacée. Les copies de sauvegarde ne sont pas retouchées une à une : elles disparaissent l’une après l’autre, à mesure qu’elles vieillissent, et votre demande avec elles.',
      ],
    },
    {
      id: 'who-else',
      heading: 'Qui d’autre les voit',
      paragraphs: [
        'Au centre, les personnes chargées de répondre. Le formulaire lui-même n’envoie rien à personne au-dehors. Nous ne vendons ni ne prêtons vos données, nous n’établissons aucun profil, et aucune décision vous concernant n’est prise par une machine seule.',
        'Trois services extérieurs n’apprennent quelque chose de vous que si vous les ouvrez : {provider.map} pour la carte, {provider.tour} pour la visite en 3D, et WhatsApp si vous suivez le lien de messagerie. Ils reçoivent alors votre adresse IP, parfois hors de l’Union européenne, et WhatsApp voit aussi le numéro avec lequel vous écrivez. Leurs propres règles s’appliquent. Le formulaire et le téléphone s’en passent.',
        'Quelques prestataires travaillent pour nous, sur nos instructions et par contrat, comme sous-traitants au sens de l’article 28 du RGPD :',
      ],
      bullets: [
        'pour l’hébergement du site : {hosting} ;',
        'pour le courrier électronique : {mail} ;',
        'pour la livraison des images : {pictures}.',
      ],
    },
    {
      id: 'rights',
      heading: 'Vos droits',
      paragraphs: [
        'Écrivez à {email} et dites simplement ce que vous voulez. Pour retrouver une demande, il nous suffit de l’e-mail ou du téléphone que vous y aviez indiqué ; à défaut, du prénom ou du pseudonyme et du jour de l’envoi. N’envoyez pas de pièce d’identité : nous ne demanderons une précision qu’en cas de doute réel, et rien de plus que le nécessaire.',
        'Nous répondons dans le mois (article 12, paragraphe 3, du RGPD), et cela ne coûte rien. Si une demande compliquée exige plus de temps, nous vous le disons, avec la raison, avant la fin de ce mois. Vous pouvez :',
      ],
      bullets: [
        'savoir ce que nous avons de vous et en recevoir une copie (accès, article 15) ;',
        'faire corriger une erreur (rectification, article 16) ;',
        'faire effacer vos données (effacement, article 17) ;',
        'les faire mettre de côté le temps d’une vérification (limitation, article 18) ;',
        'les recevoir dans un format courant, pour vous ou pour quelqu’un d’autre (portabilité, article 20) ;',
        'vous opposer à un usage fondé sur notre intérêt légitime (opposition, article 21) ;',
        'ne pas faire l’objet d’une décision entièrement automatisée (article 22) ; nous n’en prenons pas ;',
        'retirer votre consentement (article 7, paragraphe 3).',
      ],
    },
    {
      id: 'age',
      heading: 'Âge',
      paragraphs: [
        'Le site et le centre sont réservés aux personnes de {adultAge} ans et plus. Si nous apprenons qu’une demande vient de quelqu’un de plus jeune, nous l’effaçons.',
        'À titre d’information, la loi espagnole fixe à {consentAge} ans l’âge à partir duquel une personne consent elle-même au traitement de ses données (article 7 de la loi organique 3/2018, dite LOPDGDD). Un projet de loi prévoit de le relever. Cela ne change rien à la règle précédente.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Réclamations',
      paragraphs: [
        'Dites-nous d’abord ce qui ne va pas, si vous le voulez bien ; c’est souvent le plus court. Rien ne vous y oblige.',
        'Pour vos données, vous pouvez saisir l’autorité espagnole : Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid. Si vous vivez dans un autre pays de l’Union européenne, l’autorité de ce pays reçoit aussi votre réclamation ; en France, c’est la CNIL.',
        'Pour un prix, un massage ou un accueil, demandez au centre une feuille de réclamation officielle. Elle existe aussi en ligne, auprès des services de la consommation de la Catalogne.',
      ],
    },
  ],
} satisfies PrivacyWords;
