import type { PictureId } from '../pictures.ts';

/** Alternative texts: what each picture shows. */
export const pictureAlts = {
  hero: 'Seda granate con un cuenco de latón en el que flotan pétalos de rosa, unas piedras oscuras apiladas y velas encendidas a la derecha.',
  'hero-portrait':
    'Velas encendidas, un cuenco de latón con pétalos de rosa y unas piedras oscuras apiladas entre pliegues de seda granate.',
  'services/tantra-massage':
    'Hilera de siete cuencos pequeños de latón con velas encendidas sobre madera oscura y, al lado, algunos pétalos de rosa.',
  'services/lingam-massage':
    'Licorera de cristal con aceite de color ámbar y, a su lado, una piedra oscura y lisa puesta en pie sobre lino claro.',
  'services/nuru-massage':
    'Gotas de agua sobre pizarra oscura, una orquídea pálida y unas piedras pulidas apiladas.',
  'services/body-to-body-massage':
    'Dos telas de seda, una granate y otra marfil, enroscadas entre sí sobre una mesa oscura, con velas al fondo.',
  'services/prostate-massage':
    'Piedras oscuras y pulidas, rodeadas de círculos trazados con rastrillo en arena fina.',
  'services/sensitive-massage':
    'Pluma clara posada sobre lino suave; detrás, dos velas y un frasco de aceite.',
  'services/supreme-massage':
    'Cuenco de latón martillado con agua, pétalos dorados y rojos y una vela que flota, sobre mármol oscuro.',
  'services/fetish-massage':
    'Lazo de raso negro sobre una mesa de madera, delante de una pared roja con la sombra de una celosía.',
  'services/bdsm-massage':
    'Cuerda de fibra natural enrollada con esmero sobre madera oscura, a la luz cálida de las velas.',
  'services/paradise-massage': 'Dos copas anchas de cava y una orquídea blanca y rosada sobre mármol oscuro.',
  'services/tantric-divan-massage':
    'Diván curvo de color granate con ribete de latón y una tela echada por encima, en una sala iluminada con velas.',
  'services/desire-massage': 'Rosa roja y pétalos sueltos sobre seda oscura.',
} satisfies Record<PictureId, string>;
