import type { Texts } from '../textTypes/texts.ts';

export const cookies = {
  nav: 'Política de cookies',
  title: 'Política de cookies y cómo cambiar tu elección',
  description:
    'Qué guarda este sitio en tu navegador, qué podrían guardar otros si lo aceptas, cuánto dura y cómo cambiar de idea en cualquier momento.',
  heading: 'Política de cookies',
  contents: 'En esta página',
  updated: 'Última actualización: {updated}',
  sections: [
    {
      id: 'what',
      heading: 'Qué es una cookie',
      paragraphs: [
        'Una cookie es un archivo pequeño que un sitio web deja en tu navegador para acordarse de algo. El almacenamiento local del navegador sirve para lo mismo. La ley trata igual las dos cosas (artículo 22.2 de la Ley 34/2002, LSSI) y aquí las llamamos cookies a las dos.',
        '{controller} responde de este sitio. Esta página sigue la guía sobre el uso de las cookies de la Agencia Española de Protección de Datos, en su versión de 2023.',
      ],
    },
    {
      id: 'before',
      heading: 'Antes de que elijas',
      paragraphs: [
        'La primera vez ves un aviso con dos botones, aceptar y rechazar, uno al lado del otro y con el mismo aspecto. Si rechazas, las páginas y los formularios funcionan igual, y el mapa y el recorrido en 3D se pueden abrir con su botón.',
        'Hasta que eliges no guardamos nada en tu navegador. Cuando eliges, guardamos solo lo que hace falta para recordar tu elección. Seguir navegando no es aceptar.',
      ],
    },
    {
      id: 'own',
      heading: 'Las del centro',
      paragraphs: [
        'El sitio guarda tu elección y la fecha en que la hiciste. Así no te pregunta en cada página. Como solo sirven para respetar lo que has decidido, esas dos anotaciones no necesitan tu consentimiento.',
        'Quedan en el almacenamiento local de tu navegador y no se envían a ninguna parte. Si tu navegador no deja guardar nada, la elección vale mientras tengas abierta la página. Sin JavaScript no sale el aviso ni se guarda nada.',
        'La elección vale durante {consentMonths} meses. Después volvemos a preguntarte, y antes si tu navegador la borra.',
      ],
      table: 'own',
    },
    {
      id: 'third',
      heading: 'Las de otros',
      paragraphs: [
        'Hoy este sitio no instala ninguna de las cookies de la tabla. Son de servicios que el centro podría activar más adelante: analítica, pago con tarjeta, mapa de calor o traductor automático.',
        'Si activamos alguno, pondremos aquí su proveedor y un enlace a su política, y volveremos a preguntarte antes de que instale nada. Lo que aceptas hoy no vale para ellos: vale solo para el mapa y el recorrido en 3D del apartado siguiente. Si rechazas, no se instalan.',
      ],
      table: 'third',
    },
    {
      id: 'embeds',
      heading: 'El mapa, el recorrido y WhatsApp',
      paragraphs: [
        'El mapa, que muestra la vista de nuestra calle, es de {provider.map}; el recorrido en 3D, de {provider.tour}. En su lugar ves una imagen nuestra con un botón. No se carga nada de esos proveedores hasta que pulsas el botón o aceptas las cookies. A partir de ahí reciben tu dirección IP, también fuera del Espacio Económico Europeo, y pueden instalar sus propias cookies. Sin JavaScript, el botón es un enlace a su página.',
        'Las de {provider.map} sirven, entre otras cosas, para recordar tus preferencias, para la seguridad y para medir el uso del mapa. Las de {provider.tour}, para que el recorrido funcione y para medir cómo se usa. Cuáles son y cuánto duran lo decide cada proveedor y lo explica en su política: policies.google.com/technologies/cookies y matterport.com/legal.',
        'El enlace de WhatsApp te lleva fuera de este sitio. Mientras no lo abras, WhatsApp no sabe que has estado aquí.',
      ],
    },
    {
      id: 'change',
      heading: 'Cambiar de idea',
      paragraphs: [
        'Al pie de cada página está «Configurar cookies». Con ese enlace vuelve el aviso y puedes cambiar tu elección o retirar tu consentimiento en cualquier momento, con la misma facilidad con que lo diste.',
        'Las cookies que otros hayan dejado antes no se borran solas: puedes borrarlas en los ajustes de tu navegador. Si borras también las nuestras, en la próxima visita te preguntaremos de nuevo.',
        'Qué hacemos con los datos que nos envías y qué derechos tienes lo explicamos en «Aviso legal y privacidad». Si te queda una duda, escribe a {email}.',
      ],
    },
  ],
  table: {
    name: 'Nombre',
    owner: 'De quién es',
    purpose: 'Para qué sirve',
    lifetime: 'Cuánto dura',
  },
  cookies: {
    consent: {
      name: 'cookie_consent',
      owner: 'El centro',
      purpose: 'Recuerda si has aceptado o rechazado las cookies.',
    },
    consentDate: {
      name: 'cookie_consent_at',
      owner: 'El centro',
      purpose: 'Recuerda cuándo elegiste, para volver a preguntarte cuando caduque tu elección.',
    },
    analyticsVisitor: {
      name: 'Identificador de visitante',
      owner: 'Servicio de analítica',
      purpose: 'Distingue un navegador de otro para contar las visitas.',
    },
    analyticsSession: {
      name: 'Identificador de sesión',
      owner: 'Servicio de analítica',
      purpose: 'Reúne las páginas que se ven en una misma visita.',
    },
    cardMachine: {
      name: 'Identificador de dispositivo',
      owner: 'Proveedor de pago con tarjeta',
      purpose: 'Reconoce el dispositivo para evitar fraudes en el pago.',
    },
    heatMapUser: {
      name: 'Identificador de usuario',
      owner: 'Servicio de mapas de calor',
      purpose: 'Reconoce el navegador cuando vuelve, para ver cómo se usan las páginas.',
    },
    heatMapSession: {
      name: 'Identificador de sesión',
      owner: 'Servicio de mapas de calor',
      purpose: 'Reúne los clics y el recorrido por la página en una misma visita.',
    },
    translation: {
      name: 'Idioma elegido',
      owner: 'Complemento de traducción',
      purpose: 'Recuerda a qué idioma se traduce la página.',
    },
  },
} satisfies Texts['pages']['cookies'];
