import type { Copy } from '../copy.ts';

export const privacy = {
  nav: 'Política de privacidad',
  title: 'Política de privacidad y aviso legal',
  description:
    'Quién responde de tus datos, cuáles se usan y para qué, cuánto tiempo se guardan, quién más los ve y cómo pedir que se borren.',
  heading: 'Política de privacidad',
  contents: 'En esta página',
  updated: 'Última actualización: {updated}',
  safeguards: {
    eea: 'los datos no salen del Espacio Económico Europeo',
    adequacy: 'con una decisión de adecuación de la Comisión Europea',
    clauses: 'con las cláusulas contractuales tipo de la Comisión Europea',
  },
  sections: [
    {
      id: 'who',
      heading: 'Quién es responsable',
      paragraphs: [
        '{controller} lleva el centro y este sitio web, y es responsable del tratamiento de los datos que nos envías: decide para qué se usan y responde de ellos. Para identificarnos y localizarnos, esto es lo que exige el artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI):',
      ],
      bullets: [
        'Denominación social: {controller}',
        'NIF: {taxNumber}',
        'Registro mercantil: {register}',
        'Dirección: {address}',
        'Correo electrónico: {email}',
        'Teléfono: {phone}',
      ],
    },
    {
      id: 'prices',
      heading: 'Precios',
      paragraphs: [
        'Los precios están en euros e incluyen los impuestos. El masaje en tu hotel, dentro de Barcelona, tiene un pequeño suplemento por el desplazamiento, cuyo importe te decimos siempre al reservar, antes de que confirmes. El precio de un masaje a cuatro manos que no esté en la lista te lo damos cuando lo pides.',
        'Enviar una solicitud no cuesta nada ni te obliga a nada. Solo hay reserva cuando la hemos acordado contigo.',
      ],
    },
    {
      id: 'what-and-why',
      heading: 'Qué datos usamos y para qué',
      paragraphs: [
        'El formulario pide lo menos posible. Hace falta un nombre, pero vale uno de pila o un seudónimo. Para pedir hora eliges además un masaje; para preguntarnos algo, escribes un mensaje. El correo y el teléfono son opcionales, pero sin ninguno de los dos nadie puede responderte.',
        'Usamos estos datos para contestarte y organizar tu visita. La base jurídica es el artículo 6.1.b del Reglamento General de Protección de Datos (RGPD): son medidas previas a un contrato, que tomamos a petición tuya. Lo que pueda revelar algo de tu vida sexual necesita además tu consentimiento explícito, del que trata el apartado siguiente. No te enviamos publicidad.',
        'Para que nadie abuse del formulario, contamos cuántas solicitudes llegan desde cada conexión. Evitar ese abuso es nuestro interés legítimo (artículo 6.1.f del RGPD). De tu dirección IP solo conservamos una huella, calculada con una clave secreta, mientras dura el recuento; después desaparece, y nunca se une a tu solicitud. Los registros técnicos del sitio no contienen ni direcciones IP ni nada de lo que envías.',
        'Si nos llamas, nos escribes por correo o por WhatsApp o te presentas para trabajar aquí, usamos lo que nos cuentes para atender lo que pides, con la misma base jurídica, los mismos plazos y los mismos derechos. Cuéntanos solo lo necesario.',
        'De cada solicitud guardamos:',
      ],
      bullets: [
        'el nombre o seudónimo;',
        'el correo y el teléfono, si los das;',
        'el masaje elegido y el mensaje;',
        'el idioma de la página, la fecha y la hora;',
        'la versión y el idioma de la declaración que haces al enviar;',
        'si la hemos atendido ya, y cuándo, o si parece enviada por una máquina;',
        'un número de referencia y unos códigos calculados a partir de lo enviado, para reconocerla si llega dos veces.',
      ],
    },
    {
      id: 'consent',
      heading: 'Tu consentimiento',
      paragraphs: [
        'Lo que pides puede revelar algo de tu vida sexual. El RGPD protege de manera especial esos datos (artículo 9.1) y solo los tratamos con tu consentimiento explícito (artículo 9.2.a).',
        'Nos lo das al enviar el formulario, con la declaración que está junto al botón y no con una casilla: «Al enviar, acepto expresamente que el centro use lo que he escrito, incluido lo que pueda revelar sobre mi vida sexual, para responderme». Responderte incluye acordar contigo la visita que pides. Con la solicitud guardamos la versión y el idioma de ese texto, para poder demostrar qué aceptaste.',
        'Puedes retirar el consentimiento en cualquier momento: escribe a {email} y pide que borremos tu solicitud. Ya no podremos contestarla, pero lo que hayamos hecho hasta entonces sigue siendo lícito. Si prefieres no darlo, puedes venir sin reserva y sin dejarnos nada por escrito.',
        'No usamos lo que escribes para deducir tu orientación sexual ni para clasificarte por ella.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Cuánto tiempo los guardamos',
      paragraphs: [
        'Guardamos tu solicitud el tiempo que haga falta para responderte y organizar tu visita, y nunca durante más de {retention}. Después se borra. De las copias de seguridad desaparece también, a medida que esas copias caducan.',
        'Lo mismo vale para lo que nos llega por teléfono, correo o WhatsApp, y para quien se presenta a trabajar aquí.',
        'Si nos pides que la borremos antes, la borramos sin esperar a que se cumpla el plazo.',
      ],
    },
    {
      id: 'who-else',
      heading: 'Quién más los ve',
      paragraphs: [
        'El formulario no envía nada a nadie de fuera. Tu solicitud la lee quien la contesta, que trabaja en el centro. No vendemos tus datos ni los cedemos, salvo que una ley nos obligue.',
        'Si abres el enlace de WhatsApp, ese servicio recibe tu dirección IP y, si nos escribes por ahí, tu número y el mensaje. El mapa es de {provider.map} y el recorrido en 3D, de {provider.tour}: uno y otro reciben tu dirección IP en cuanto se cargan, y no se cargan hasta que los abres o aceptas las cookies. Cada proveedor responde, según sus propias normas, de lo que hace con esos datos, que pueden salir del Espacio Económico Europeo.',
        'No elaboramos perfiles ni tomamos decisiones automatizadas sobre ti.',
        'Para mantener el sitio contamos con encargados del tratamiento, que actúan con contrato y solo según nuestras instrucciones (artículo 28 del RGPD). El que aloja el sitio y el que entrega las imágenes reciben la dirección IP de tu conexión, porque sin ella no pueden enviarte nada. Los encargados son:',
      ],
      bullets: [
        'Alojamiento del sitio: {hosting}',
        'Correo electrónico: {mail}',
        'Entrega de las imágenes: {pictures}',
      ],
    },
    {
      id: 'rights',
      heading: 'Tus derechos',
      paragraphs: [
        'Para ejercer tus derechos, escribe a {email}. Dinos qué quieres y lo justo para encontrar tu solicitud: el correo o el teléfono que dejaste o, si no dejaste ninguno, el nombre que usaste y el día en que la enviaste. No mandes copia de ningún documento de identidad; si dudamos de que seas tú, te preguntaremos algo que solo sepa quien la envió.',
        'No cuesta nada, y te contestamos en el plazo de un mes (artículo 12.3 del RGPD). Si el asunto es complicado, la ley permite hasta dos meses más; en ese caso te lo decimos, con el motivo, dentro del primero. Tienes derecho a:',
      ],
      bullets: [
        'retirar tu consentimiento en cualquier momento (artículo 7.3);',
        'saber qué tenemos sobre ti y recibir una copia: acceso (artículo 15);',
        'que corrijamos lo que esté mal o incompleto: rectificación (artículo 16);',
        'que borremos tus datos: supresión (artículo 17);',
        'que los guardemos sin usarlos mientras se aclara algo: limitación (artículo 18);',
        'recibirlos en un formato que otro programa pueda leer, o que se los enviemos a quien digas: portabilidad (artículo 20);',
        'oponerte, por motivos tuyos, a lo que hacemos por interés legítimo: oposición (artículo 21);',
        'que ninguna decisión que te afecte la tome solo una máquina (artículo 22); aquí no se toma ninguna así.',
      ],
    },
    {
      id: 'age',
      heading: 'Edad',
      paragraphs: [
        'Este sitio y el centro son solo para personas adultas, de {adultAge} años o más. No atendemos a nadie más joven y, si averiguamos que una solicitud viene de una persona menor de edad, la borramos.',
        'La ley española permite hoy consentir el tratamiento de los propios datos desde los {consentAge} años (artículo 7 de la Ley Orgánica 3/2018, LOPDGDD). Es una regla general sobre datos personales y no abre la puerta del centro ni la de este sitio.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Reclamaciones',
      paragraphs: [
        'Si crees que no hemos tratado bien tus datos, puedes reclamar ante la Agencia Española de Protección de Datos (C/ Jorge Juan, 6, 28001 Madrid), por correo o en su sede electrónica. No hace falta que nos escribas antes, aunque te lo agradecemos: muchas cosas se arreglan con un correo.',
        'Si tu queja es sobre el servicio o el precio, en el centro tienes las hojas oficiales de queja, reclamación y denuncia de Cataluña (fulls de reclamació). Pídelas en la recepción; no tienes que explicar para qué.',
      ],
    },
  ],
} satisfies Copy['pages']['privacy'];
