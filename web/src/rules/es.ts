import { h, p, pic, points, ul, type RuleBook } from './blocks';
import { rules as of_sets } from '../i18n/sets/es';

export const rules: RuleBook = {
  points_head: ['', 'al completarse', 'sin completar, al final'],
  chapters: {
    base: {
      lead:
        'Una loseta por turno y, si quieres, un meeple: el terreno crece, y quien domina sus caminos, ' +
        'ciudades, monasterios y campos se lleva los puntos.',
      blocks: [
        h('Un turno'),
        ul(
          'Robas una loseta y la colocas junto a las que ya están en la mesa: camino con camino, ciudad con ' +
            'ciudad, campo con campo. Una loseta que no encaja en ningún sitio sale del juego y robas otra.',
          'Puedes colocar un meeple de tu reserva en la loseta que acabas de colocar.',
          'Lo que tu loseta completa se puntúa, y los meeples que había allí vuelven con sus dueños.',
        ),
        pic('start', 'Cada lado de una loseta continúa lo que toca.'),
        h('Dónde puede ir un meeple'),
        p(
          'En un camino es un ladrón; en una ciudad, un caballero; en un monasterio, un monje; en un campo, un ' +
            'granjero. En todo ese camino, ciudad o campo no puede haber ningún otro meeple, ni siquiera tuyo. ' +
            'Pero una loseta posterior puede unir dos zonas separadas, y entonces varios meeples comparten la zona.',
        ),
        pic('roles', 'Caballero (rojo), monje (azul), ladrón (verde) y granjero (amarillo).'),
        p(
          'Un meeple se queda hasta que se completa su zona; un granjero, hasta el final. Si no te queda ' +
            'ninguno, solo colocas losetas.',
        ),
        p(
          'Un camino está completo cuando sus dos extremos acaban en un cruce, una ciudad o un monasterio, o ' +
            'cuando forma un círculo. Una ciudad está completa cuando su muralla está cerrada y no le falta ' +
            'ninguna loseta dentro. Un monasterio está completo cuando lo rodean ocho losetas.',
        ),
        h('Puntuación'),
        points(
          ['Camino', '1 por loseta', '1 por loseta'],
          ['Ciudad', '2 por loseta y por escudo', '1 por loseta y por escudo'],
          ['Monasterio', '9 al rodearlo con ocho losetas', '1, más 1 por loseta vecina'],
          ['Campo', 'solo al final', '3 por ciudad completa que toca'],
        ),
        pic('road', 'Un camino entre un monasterio y un cruce: 4 losetas, 4 puntos.'),
        pic('city', 'Tres losetas y un escudo: 3 × 2 + 2 = 8 puntos.'),
        pic('cloister', 'Un monasterio rodeado: 9 puntos.'),
        p(
          'Quien tiene más meeples en una zona se lleva todos sus puntos. Si hay empate, cada uno de los ' +
            'empatados recibe todos los puntos.',
        ),
        h('Campos'),
        p(
          'Un campo termina en los caminos, las murallas y los ríos, y no se une por las esquinas. Al final, ' +
            'quien tiene más granjeros en él gana 3 puntos por cada ciudad completa que toca. Una ciudad que ' +
            'toca dos campos cuenta para ambos.',
        ),
        pic('field', 'Este campo toca dos ciudades completas: 6 puntos para su granjero.'),
        h('El final'),
        p(
          'La partida acaba con el turno en que se coloca la última loseta. Los caminos, ciudades y monasterios ' +
            'sin completar puntúan según la tabla; después, los campos. Gana quien tenga más puntos; en caso de ' +
            'empate, se comparte la victoria.',
        ),
      ],
    },
    river: {
      lead: 'Doce losetas de río se colocan antes que todas las demás.',
      blocks: [
        h('Cómo fluye'),
        ul(
          'El nacimiento ya está en la mesa, en lugar de la loseta inicial.',
          'Las diez losetas de su curso se roban primero, una por turno, y cada una debe continuar el río. La ' +
            'desembocadura va al final; la coloca quien tiene el turno.',
          'No puede haber dos curvas seguidas hacia el mismo lado, y delante del extremo abierto tiene que ' +
            'quedar una casilla libre.',
        ),
        pic('river', 'Del nacimiento a la desembocadura, pasando por un puente, una curva y dos ciudades.'),
        h('En sus orillas'),
        p(
          'En los caminos, ciudades, monasterios y campos de las losetas de río se colocan meeples como siempre, ' +
            'pero nunca en el agua. El río separa los campos de sus dos orillas; solo se unen alrededor del ' +
            'nacimiento y de la desembocadura. Los caminos lo cruzan por puentes.',
        ),
      ],
    },
    inns: {
      lead: 'Hay más en juego: posadas y catedrales hacen que una zona valga más, o nada en absoluto.',
      blocks: [
        h('Posadas junto al lago'),
        p(
          'Un camino completo con al menos una posada vale 2 por loseta en vez de 1. Si al final queda sin ' +
            'completar, no vale nada. Una segunda posada no cambia nada más.',
        ),
        pic('inn', 'Tres losetas con una posada: 3 × 2 = 6 puntos.'),
        h('Catedrales'),
        p(
          'Una ciudad completa con al menos una catedral vale 3 por cada loseta y cada escudo. Si al final queda ' +
            'sin completar, no vale nada.',
        ),
        pic('cathedral', 'Cinco losetas alrededor de una catedral: 15 puntos, aquí para un meeple grande.'),
        h('El meeple grande'),
        p(
          'Cada jugador tiene uno. Va donde puede ir cualquier meeple y cuenta como dos para decidir la mayoría. ' +
            'En todo lo demás cuenta como uno.',
        ),
      ],
    },
    traders: {
      lead:
        'Mercancías para quien completa ciudades, un constructor que da turnos dobles y un cerdo que ' +
        'enriquece tus campos.',
      blocks: [
        h('Mercancías'),
        p(
          'Algunas ciudades muestran vino, trigo o tela. Quien coloca la loseta que completa una de esas ' +
            'ciudades toma una ficha por cada símbolo que haya en ella, sea de quien sea la ciudad. Al final, ' +
            'por cada clase de mercancía, quien tenga más fichas gana 10 puntos; si hay empate, los gana cada ' +
            'uno de los empatados.',
        ),
        pic(
          'goods',
          'Quien complete esta ciudad toma una ficha de trigo; los puntos son para el dueño de la ciudad.',
        ),
        h('El constructor'),
        p(
          'En vez de un meeple puedes colocar tu constructor en la loseta que acabas de colocar, en un camino o ' +
            'una ciudad donde ya tengas un meeple en otra loseta. Cada vez que amplíes más adelante ese camino o ' +
            'esa ciudad, tienes un turno doble: robas otra loseta, la colocas, puedes colocar una pieza y ' +
            'puntúas. Nunca hay un tercer turno. El constructor vuelve cuando vuelve tu último meeple de allí.',
        ),
        pic('builder', 'El camino sigue: el constructor da un turno doble.'),
        h('El cerdo'),
        p(
          'En vez de un meeple puedes colocar tu cerdo en la loseta que acabas de colocar, en un campo donde ya ' +
            'tengas un granjero. Si al final tienes allí más granjeros que nadie, o empatas, ganas 4 puntos por ' +
            'ciudad completa en vez de 3.',
        ),
        pic('pig', 'Un granjero con su cerdo: 4 puntos por cada ciudad completa.'),
      ],
    },
    hills: {
      lead:
        'Las colinas deshacen empates, los viñedos ayudan a los monasterios y los pastores reúnen ovejas ' +
        'hasta que llega el lobo.',
      blocks: [
        h('Colinas'),
        p(
          'Al colocar una loseta de colina se coloca debajo, sin mirarla, otra loseta boca abajo, que sale del ' +
            'juego. Si varios jugadores empatan en un camino, una ciudad o un campo, solo puntúan los empatados ' +
            'que tengan allí un meeple en una colina. Si todos lo tienen, o no lo tiene ninguno, todos los ' +
            'empatados reciben todos los puntos, como siempre.',
        ),
        pic('hill', 'Un caballero cada uno; el rojo está en una colina y solo él puntuará.'),
        h('Viñedos'),
        p(
          'Cuando se completa un monasterio, cada viñedo en las ocho losetas que lo rodean suma 3 puntos. Un ' +
            'monasterio sin completar no recibe nada por los viñedos.',
        ),
        pic('vineyard', 'El viñedo del noroeste dará 3 puntos más.'),
        h('El pastor y las ovejas'),
        ul(
          'En vez de un meeple puedes colocar tu pastor en un campo de la loseta que acabas de colocar, si en ' +
            'todo ese campo no hay aún ningún pastor. Sacas una ficha de inmediato: las ovejas (de una a cuatro) ' +
            'se quedan con él; con el lobo, vuelve a tu reserva.',
          'Cada vez que amplíes ese campo, eliges: sacar otra ficha o recoger el rebaño.',
          'Recoger el rebaño: cada pastor de ese campo gana 1 punto por cada oveja que haya en él, incluidas las ' +
            'impresas en las losetas. Los pastores vuelven con sus dueños y las fichas, a la bolsa.',
          'El lobo: todas las fichas del campo vuelven a la bolsa y sus pastores vuelven con sus dueños sin puntuar.',
          'El rebaño de un campo que ya no puede crecer se puntúa de inmediato; si cierras el campo de tu propio ' +
            'pastor, antes eliges como siempre. Los pastores que sigan en el tablero al final no puntúan.',
        ),
        pic('shepherd', 'Cinco ovejas por ahora. ¿Otra ficha o recoger el rebaño?'),
        p('Un pastor no es un meeple: no ocupa ningún campo ni estorba a los granjeros.'),
      ],
    },
    wheel: {
      lead:
        'El tablero empieza con una gran rueda. Un cerdo la recorre de sector en sector y, donde se para, ' +
        'ocurre algo.',
      blocks: [
        h('El tablero de la rueda'),
        p(
          'El tablero de la rueda, de 4 × 4 losetas, está en la mesa en lugar de la loseta inicial. Sus casillas ' +
            'cuentan como losetas colocadas; nadie coloca piezas en ellas, pero sus caminos, ciudades y campos ' +
            'continúan fuera. El cerdo empieza en la Fortuna.',
        ),
        pic('wheel', 'La rueda con sus seis sectores y sus nueve casillas de corona.'),
        h('Cuando avanza el cerdo de la rueda'),
        p(
          'Si la loseta que robas lleva un símbolo de rueda (1, 2 o 3), el cerdo avanza ese número de sectores ' +
            'en el sentido de las agujas del reloj antes de que coloques la loseta. Solo tiene efecto el sector ' +
            'donde se para:',
        ),
        ul(
          'Fortuna: ganas 3 puntos.',
          'Impuestos: por cada caballero tuyo, 1 punto por cada caballero tuyo en esa ciudad (él incluido) y 1 ' +
            'por cada escudo. Con 2 caballeros y 2 escudos: 2 × 4 = 8 puntos.',
          'Hambruna: por cada granjero tuyo, 1 punto por cada ciudad completa que toca su campo, aunque no ' +
            'tengas la mayoría.',
          'Tormenta: 1 punto por cada meeple de tu reserva.',
          'Inquisición: 2 puntos por cada monje tuyo.',
          'Peste: empezando por quien tiene el turno, cada jugador retira uno de sus meeples del tablero (no de ' +
            'la rueda), sin puntos.',
        ),
        p('Así puntúan todos a la vez; solo la Fortuna es para quien tiene el turno.'),
        h('Casillas de corona'),
        p(
          'En vez de colocar una pieza en tu loseta puedes colocar un meeple en una casilla de corona libre de ' +
            'cualquier sector. Cuando el cerdo se para en ese sector, primero tiene efecto el sector. Después, ' +
            'cada meeple de sus casillas de corona da 3 puntos, o 6 si está solo en un sector con dos casillas, ' +
            'y vuelve con su dueño. Al final de la partida las casillas de corona no puntúan.',
        ),
        h('Sola o con el juego básico'),
        p(
          'La Rueda de la Fortuna es un juego independiente de 72 losetas. Con el juego básico añade doce ' +
            'losetas, y símbolos de rueda en otras dieciséis.',
        ),
      ],
    },
    ...of_sets,
  },
};
