import type { Texts } from '../textTypes/texts.ts';

export const privacy = {
  nav: 'Mentions légales et confidentialité',
  title: 'Mentions légales et confidentialité, à Barcelone',
  description:
    'Qui tient le centre, ce que devient ce que vous lui écrivez, qui le lit, combien de temps, et comment le faire corriger ou effacer.',
  heading: 'Mentions légales et confidentialité',
  contents: 'Sommaire',
  updated: 'Dernière mise à jour : {updated}',
  safeguards: {
    eea: 'les données restent dans l’Espace économique européen',
    adequacy: 'sur la base d’une décision d’adéquation de la Commission européenne',
    clauses: 'sur la base des clauses contractuelles types de la Commission européenne',
  },
  sections: [
    {
      id: 'who',
      heading: 'Mentions légales : qui est responsable',
      paragraphs: [
        'Le centre et ce site sont exploités par {controller}, responsable du traitement de vos données au sens du règlement général sur la protection des données (RGPD). Voici de quoi nous identifier et nous joindre, comme le demande l’article 10 de la loi espagnole 34/2002 sur les services de la société de l’information (LSSI).',
      ],
      bullets: [
        'Société : {controller}',
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
        'Les prix du site sont en euros, taxes comprises, pour un massage au centre. Pour un massage à votre hôtel, un supplément s’y ajoute pour le trajet ({hotel.supplement}), et vous connaissez le total avant tout déplacement. Le prix d’un massage à quatre mains s’obtient sur demande, avant que vous ne décidiez ; celui du Paradise est affiché. Payer dans une autre devise ajoute {currencyFee} de frais.',
      ],
    },
    {
      id: 'what-and-why',
      heading: 'Quelles données, et pourquoi',
      paragraphs: [
        'Les formulaires demandent le moins possible. Un prénom ou un pseudonyme suffit. L’e-mail et le téléphone sont facultatifs, mais sans l’un ou l’autre, nous ne pouvons pas vous répondre. Rien ne vous oblige à passer par un formulaire : vous pouvez appeler, ou venir.',
        'Ce que vous envoyez sert à vous répondre et à organiser votre visite, c’est-à-dire à prendre, à votre demande, des mesures précontractuelles. Telle est la base légale (article 6, paragraphe 1, point b, du RGPD). Pour ce qui touche à votre vie sexuelle, à votre orientation sexuelle ou à votre santé, il nous faut en outre l’accord décrit plus bas.',
        'Pour éviter les abus des formulaires, nous comptons les envois qui viennent d’une même connexion. C’est notre intérêt légitime (article 6, paragraphe 1, point f). L’adresse IP ne reste que quelques minutes dans la mémoire vive du serveur et n’est jamais enregistrée. Les journaux techniques du site ne contiennent ni l’adresse IP, ni rien de ce que vous envoyez. Quant à votre choix sur les cookies, il reste dans votre navigateur.',
        'Voici ce que nous enregistrons quand vous envoyez un formulaire :',
      ],
      bullets: [
        'le nom que vous donnez, ainsi que l’e-mail et le téléphone si vous les indiquez ;',
        'le massage choisi, la masseuse, le jour et l’heure que vous souhaitez, si vous les indiquez, et votre message si vous en écrivez un ;',
        'la langue de la page, le jour et l’heure de l’envoi ;',
        'la version et la langue de la déclaration écrite près du bouton d’envoi ;',
        'l’état de la demande (nouvelle, traitée, indésirable), le moment où elle a été traitée et ce que nous notons pour organiser votre visite ;',
        'un numéro de référence et un code calculé à partir de votre envoi, qui permet de reconnaître une même demande reçue deux fois et dans lequel on ne peut rien lire.',
      ],
    },
    {
      id: 'other-ways',
      heading: 'Téléphone, messagerie, candidatures, paiements',
      paragraphs: [
        'Tout ne passe pas par un formulaire. Dans chacun de ces cas, ne nous dites que ce qu’il nous faut savoir.',
      ],
      bullets: [
        'Appels, e-mails et WhatsApp : votre numéro ou votre adresse et ce que vous nous dites servent à vous répondre et à organiser votre visite (mesures précontractuelles, article 6, paragraphe 1, point b) ; pour ce qui touche à votre vie intime ou à votre santé, nous vous demandons votre accord exprès (article 9, paragraphe 2, point a). Le tout est effacé au plus tard au bout de {retention}.',
        'Candidatures : vos coordonnées et ce que vous écrivez servent à décider d’un entretien (mesures précontractuelles, article 6, paragraphe 1, point b). Elles sont effacées au plus tard au bout de {retention} si nous ne travaillons pas ensemble.',
        'Paiements et factures : la date, le montant, le moyen de paiement et, sur un reçu nominatif, le nom demandé servent à la comptabilité, comme la loi nous y oblige (article 6, paragraphe 1, point c). Le massage n’y est pas nommé. Ils sont gardés {accounting} (article 30 du Code de commerce espagnol).',
      ],
    },
    {
      id: 'consent',
      heading: 'Votre accord exprès',
      paragraphs: [
        'Demander un massage érotique peut révéler quelque chose de votre vie sexuelle ou de votre orientation sexuelle, et un message peut parler de votre santé. Le RGPD protège ces informations plus que les autres (article 9, paragraphe 1), et nous ne les utilisons qu’avec votre consentement explicite (article 9, paragraphe 2, point a).',
        'C’est l’objet de la déclaration écrite près du bouton : en envoyant le formulaire, vous acceptez expressément que le centre utilise ce que vous y avez écrit, y compris ce que cela peut révéler de votre vie sexuelle, de votre orientation sexuelle ou de votre santé, pour vous répondre et organiser votre visite. Il n’y a pas de case à cocher : c’est l’envoi qui vaut accord. Nous conservons avec votre demande la version et la langue de cette déclaration, pour pouvoir montrer ce que vous avez accepté.',
        'Vous pouvez retirer cet accord à tout moment : écrivez à {email} que vous voulez faire effacer votre demande, et elle le sera. Nous ne pourrons alors plus y répondre. Le retrait vaut pour la suite ; ce qui a été fait avant, par exemple la réponse que vous avez reçue, reste licite.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Combien de temps',
      paragraphs: [
        'Votre demande est gardée le temps d’y répondre et d’organiser votre visite, et au maximum {retention} après l’envoi. Elle est effacée automatiquement à ce terme, ou plus tôt si vous le demandez.',
        'Les copies de sauvegarde ne sont pas retouchées une à une : une demande effacée y reste jusqu’à ce que nous supprimions la copie. Nous ne gardons ces copies qu’un temps limité, et elles ne servent qu’à rétablir le site en cas de panne.',
      ],
    },
    {
      id: 'who-else',
      heading: 'Qui d’autre voit vos données',
      paragraphs: [
        'Au centre, les personnes chargées de répondre. Le formulaire lui-même n’envoie rien à personne au-dehors. Nous ne vendons vos données à personne, nous n’établissons aucun profil, et aucune décision vous concernant n’est entièrement automatisée.',
        'Trois services extérieurs peuvent recevoir votre adresse IP, parfois hors de l’Espace économique européen : {provider.map} pour la carte et la vue de la rue, {provider.tour} pour la visite en 3D, WhatsApp pour la messagerie. La vue et la visite ne se chargent que si vous les ouvrez ou si vous avez accepté les cookies ; les liens ne transmettent rien tant que vous ne les suivez pas. WhatsApp voit aussi le numéro avec lequel vous écrivez. Leurs propres règles s’appliquent. Le formulaire et le téléphone permettent de s’en passer.',
        'Les prestataires auxquels nous recourons travaillent sur nos instructions et par contrat, comme sous-traitants au sens de l’article 28 du RGPD :',
      ],
      bullets: [
        'pour l’hébergement du site : {hosting} ;',
        'pour le courrier électronique : {mail} ;',
        'pour la diffusion des images : {pictureDelivery}.',
      ],
    },
    {
      id: 'rights',
      heading: 'Vos droits',
      paragraphs: [
        'Écrivez à {email} et dites simplement ce que vous voulez. Pour retrouver une demande, il nous suffit de l’e-mail ou du téléphone que vous y aviez indiqué ; à défaut, du nom que vous aviez donné et du jour de l’envoi, même approximatif. N’envoyez pas de pièce d’identité : en cas de doute réel, nous vous demanderons une précision sur la demande, et rien de plus.',
        'Nous répondons dans le mois (article 12, paragraphe 3, du RGPD), et cela ne coûte rien. Pour une demande compliquée, la loi nous accorde jusqu’à deux mois de plus ; nous vous le disons alors, avec la raison, avant la fin du premier. Vous pouvez :',
      ],
      bullets: [
        'retirer votre consentement (article 7, paragraphe 3) ;',
        'savoir ce que nous avons sur vous et en recevoir une copie (accès, article 15) ;',
        'faire corriger ou compléter vos données (rectification, article 16) ;',
        'les faire effacer (effacement, article 17) ;',
        'en faire suspendre l’usage, par exemple le temps d’une vérification (limitation, article 18) ;',
        'les recevoir dans un format courant et lisible par un ordinateur, ou les faire transmettre à quelqu’un d’autre (portabilité, article 20) ;',
        'vous opposer, pour des raisons qui vous sont propres, à un usage fondé sur notre intérêt légitime (opposition, article 21) ;',
        'ne pas faire l’objet d’une décision entièrement automatisée (article 22) ; nous n’en prenons pas.',
      ],
    },
    {
      id: 'age',
      heading: 'Âge',
      paragraphs: [
        'Le site et le centre sont réservés aux personnes de {adultAge} ans et plus. Si nous apprenons qu’une demande vient de quelqu’un de plus jeune, nous l’effaçons.',
        'À titre d’information, la loi espagnole fixe à {consentAge} ans l’âge à partir duquel une personne consent elle-même au traitement de ses données (article 7 de la loi organique 3/2018, dite LOPDGDD). Cela n’ouvre ni le site ni le centre avant {adultAge} ans.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Réclamations',
      paragraphs: [
        'Dites-nous d’abord ce qui ne va pas, si vous le voulez bien ; c’est souvent le plus court. Rien ne vous y oblige.',
        'Pour vos données, vous pouvez saisir l’autorité espagnole : Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid. Si vous vivez dans un autre pays de l’Union européenne, vous pouvez aussi vous adresser à l’autorité de ce pays ; en France, c’est la CNIL.',
        'Pour une question de prix, de massage ou d’accueil, demandez au centre un formulaire officiel de réclamation ({complaintForms}), sans avoir à dire pourquoi.',
      ],
    },
  ],
} satisfies Texts['pages']['privacy'];
