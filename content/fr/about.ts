import type { Copy } from '../copy.ts';

/** The page about the centre. */
export const about = {
  nav: 'Le centre',
  title: 'Le centre, à Barcelone : accueil, pièces et usages',
  description:
    'Ce qui se passe entre la sonnette et l’au revoir, comment sont les pièces et qui vous reçoit dans ce centre de massage de l’Eixample, à Barcelone.',
  heading: 'Derrière une porte *ordinaire*',
  intro:
    'De la rue, rien n’annonce le centre. Il faut sonner et entrer pour trouver le bois, le marbre, les bougies, et les toits de l’Eixample à la fenêtre.',
  sections: [
    {
      heading: 'De la sonnette à l’au revoir',
      paragraphs: [
        'On vous ouvre, on vous salue, et l’on vous conduit aussitôt dans la pièce du massage ; il n’y a pas de salle d’attente. Des serviettes et un peignoir y sont posés, et la douche n’est que pour vous.',
        'La masseuse vient ensuite. On parle un peu, puis presque plus. Après le massage, vous restez sans bouger le temps qu’il vous faut, vous reprenez une douche, et l’on vous raccompagne quand le couloir est libre.',
      ],
    },
    {
      heading: 'Les pièces',
      paragraphs: [
        'Dans la pièce principale, un futon bas est posé sur les tatamis, et des bougies brûlent au creux des niches. Une autre abrite le bain : une cuve ronde, en marbre, des pétales sur l’eau. Dans une troisième, une chaise longue aux lignes courbes : c’est là que se donne le Tantric Divan.',
        'Un couloir à arcades, éclairé de lanternes, relie ces pièces. À la réception, le comptoir est en bois cannelé. Il y a aussi une fenêtre à balcon au-dessus des toits, d’où l’on voit, le soir, la ville s’allumer.',
      ],
    },
    {
      heading: 'Qui vous reçoit',
      paragraphs: [
        'Sept masseuses, chacune représentée sur le site par une fleur : une pivoine, un iris, un lotus. Leurs profils indiquent leurs langues et leurs spécialités. Vous pouvez aussi demander un homme, selon les disponibilités.',
      ],
    },
    {
      heading: 'L’accord, le silence, le temps',
      paragraphs: [
        'Rien ne se fait sans un double accord, le vôtre et celui de la masseuse, et chacun peut revenir sur le sien en chemin. On peut se taire, on peut parler. L’heure, c’est nous qui y veillons, et sans frapper à la porte. De ce qui se passe ici, personne ne garde d’image ni d’enregistrement.',
      ],
    },
  ],
  tourHeading: 'Entrer *sans sonner*',
  tourText:
    'Une visite en 3D vous promène dans la pièce principale, à votre allure. Elle vient d’un service extérieur, {provider} : rien n’en est chargé tant que vous n’avez ni ouvert la visite, ni accepté les cookies.',
  callHeading: 'Et maintenant, *le côté pratique*',
  callText:
    'Chaque massage est décrit, avec sa durée et son prix. S’il vous reste une question, posez-la comme elle vient.',
  toServices: 'Voir les massages et les prix',
  toContact: 'Nous contacter',
} satisfies Copy['pages']['about'];
