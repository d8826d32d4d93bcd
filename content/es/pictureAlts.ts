import type { Texts } from '../textTypes/texts.ts';

export const pictureAlts = {
  hero: 'Seda granate con un cuenco de latón en el que flotan pétalos de rosa, unas piedras oscuras apiladas y, a la derecha, tres velas encendidas.',
  'hero-portrait':
    'Tres velas encendidas, un cuenco de latón con pétalos de rosa y unas piedras oscuras apiladas entre pliegues de seda granate.',
  'services/tantra-massage':
    'Siete cuencos pequeños de latón en hilera sobre madera oscura, cada uno con su vela encendida y, al lado, unos pétalos de rosa.',
  'services/lingam-massage':
    'Frasco de cristal con aceite de color ámbar y, a su lado, una piedra oscura y lisa, de pie sobre lino claro; al fondo, luz de velas.',
  'services/nuru-massage':
    'Gotas de agua sobre pizarra oscura, una orquídea pálida y unas piedras pulidas apiladas.',
  'services/body-to-body-massage':
    'Dos telas de seda, una granate y otra marfil, enroscadas una en otra sobre una mesa oscura, con velas al fondo.',
  'services/prostate-massage':
    'Piedras oscuras y pulidas, dos de ellas apiladas, entre círculos trazados con rastrillo en arena fina.',
  'services/sensitive-massage':
    'Pluma blanca posada sobre lino suave; detrás, dos velas y un frasco de aceite.',
  'services/supreme-massage':
    'Cuenco de latón martillado con agua, pétalos dorados y rojos y una vela flotante, sobre mármol oscuro.',
  'services/fetish-massage':
    'Lazo de raso negro sobre una mesa de madera, delante de una pared roja con la sombra de una celosía.',
  'services/bdsm-massage':
    'Cuerda de fibra natural enrollada con esmero sobre madera oscura, a la luz cálida de las velas.',
  'services/paradise-massage':
    'Dos copas bajas y anchas de cava, una orquídea de un rosa pálido y una vela sobre mármol oscuro.',
  'services/tantric-divan-massage':
    'Diván curvo de color granate con ribete de latón y una tela echada por encima, en una sala con hornacina, a la luz de las velas.',
  'services/desire-massage': 'Rosa roja entre pétalos sueltos, sobre seda oscura.',
  'masseuses/chiara':
    'Peonía rosa pálido, abierta del todo, y un capullo redondo delante de una cortina rojo oscuro.',
  'masseuses/alba':
    'Magnolia blanca abierta y dos capullos cerrados en una rama, delante de una cortina oscura.',
  'masseuses/mila': 'Lirio azul violáceo de hojas finas delante de una cortina azul oscuro.',
  'masseuses/nora': 'Rosa roja de tallo recto delante de una cortina rojo oscuro.',
  'masseuses/bua': 'Flor de loto rosa, con sus hojas, sobre agua oscura que la refleja.',
  'masseuses/vera': 'Dos calas blancas, una más alta que la otra, delante de una cortina verde oscuro.',
  'masseuses/carla': 'Rama de buganvilla de color magenta delante de una cortina morado oscuro.',
  'gallery/01':
    'Sala con tatami y hornacinas, a la luz de las velas; en el centro, un futón bajo con una manta granate.',
  'gallery/02': 'El futón de cerca, con almohadas de color marfil y una manta granate; delante, una vela.',
  'gallery/03':
    'Bañera redonda de mármol con pétalos en el agua, sobre un escalón de piedra, entre velas y baldosas hidráulicas.',
  'gallery/04': 'Pétalos rojos y claros en el agua oscura de la bañera redonda de mármol.',
  'gallery/05': 'Corredor de arcos enlucidos con faroles colgados y suelo de baldosa hidráulica.',
  'gallery/06': 'Faroles de latón colgados bajo una fila de arcos.',
  'gallery/07':
    'Mostrador de recepción de madera acanalada y mármol, con una lámpara de latón y rosas rojas, ante una pared verde petróleo.',
  'gallery/08': 'Lámpara de latón y un cuaderno con un bolígrafo encima, sobre el mármol del mostrador.',
  'gallery/09':
    'Ventana en arco con barandilla de hierro y los tejados de Barcelona al anochecer; dentro, cojines, velas y una mesita de mármol.',
  'gallery/10':
    'Barandilla de hierro con volutas y un jarrón de flores rosas; al fondo, desenfocados, los tejados y las luces de la ciudad.',
  'gallery/11':
    'Hornacina con estantes de madera: toallas enrolladas, frascos de aceite de color ámbar, velas y jarrones.',
  'gallery/12': 'Frascos de aceite de color ámbar y dos velas encendidas en un estante de madera.',
  'gallery/13':
    'Mesa de té baja y redonda con una tetera de latón sobre tatami, rodeada de cojines y faroles.',
  'gallery/14': 'Tetera de latón y vasitos de té en una bandeja redonda.',
  'gallery/15': 'Celosías de madera que dibujan su sombra en la pared y el suelo de una sala con cojines.',
  'gallery/16': 'Jarrón de barro con ramas en flor junto a una pared con sombras de celosía.',
  'gallery/17':
    'Espejo redondo con marco de latón en una pared verde petróleo; debajo, una consola con velas y flores rojas.',
  'gallery/18': 'Velas, un cuenco de latón y un jarrón de flores rojas en la consola, delante del espejo.',
  'gallery/19':
    'Diván curvo de color granate sobre una alfombra redonda; detrás, velas y una hornacina iluminada.',
  'gallery/20': 'El diván granate de cerca, con una tela echada por encima.',
  hotels:
    'Pasillo de hotel con zócalo de madera y apliques encendidos; una puerta con el número 27 está entornada y dentro se ve encendida la lámpara de la mesilla.',
  casting:
    'Tocador con un jarrón de peonías rosas y frascos en una bandeja de latón; el espejo, rodeado de bombillas, refleja cortinas rojas y faroles.',
  about:
    'Puerta en arco con cortinas rojas recogidas, un farol al otro lado y velas sobre el suelo de baldosa.',
  'tour-poster':
    'La sala principal vista de frente: un futón bajo sobre tatami, hornacinas, faroles y velas.',
} satisfies Texts['pictureAlts'];
