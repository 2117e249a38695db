import { h, p, pic, points, ul, type RuleBook } from './blocks';

export const rules: RuleBook = {
  points_head: ['', 'completo', 'sin terminar, al final'],
  chapters: {
    base: {
      lead: 'Una loseta por turno y, si quieres, un meeple: el terreno crece, y quien domina sus caminos, ciudades, monasterios y praderas se lleva los puntos.',
      blocks: [
        h('Un turno'),
        ul(
          'Robas una loseta y la colocas junto al terreno. Camino con camino, ciudad con ciudad, pradera con pradera. Una loseta que no cabe en ningún sitio sale del juego y robas otra.',
          'Puedes colocar un meeple de tu reserva en la loseta que acabas de colocar.',
          'Lo que tu loseta completa se puntúa, y los meeples que había allí vuelven con sus dueños.',
        ),
        pic('start', 'Cada lado de una loseta continúa lo que toca.'),
        h('Dónde puede ir un meeple'),
        p(
          'En un camino es un ladrón; en una ciudad, un caballero; en un monasterio, un monje; en una pradera, un granjero. No puede haber ningún otro meeple en todo ese camino, ciudad o pradera, ni siquiera tuyo. Pero una loseta puede unir más tarde dos lugares separados, y entonces varios meeples los comparten.',
        ),
        pic('roles', 'Caballero (rojo), monje (azul), ladrón (verde) y granjero (amarillo).'),
        p(
          'Un meeple se queda hasta que su lugar se completa; un granjero, hasta el final. Si no te queda ninguno, solo colocas losetas.',
        ),
        h('Puntuación'),
        points(
          ['Camino', '1 por loseta', '1 por loseta'],
          ['Ciudad', '2 por loseta y por escudo', '1 por loseta y por escudo'],
          ['Monasterio', '9 al rodearlo con ocho losetas', '1, más 1 por loseta vecina'],
          ['Pradera', 'solo al final', '3 por ciudad completa que toca'],
        ),
        pic('road', 'Un camino entre un monasterio y un cruce: 4 losetas, 4 puntos.'),
        pic('city', 'Tres losetas y un escudo: 3 × 2 + 2 = 8 puntos.'),
        pic('cloister', 'Un monasterio rodeado: 9 puntos.'),
        p(
          'Quien tiene más meeples en un lugar se lleva todos sus puntos. Si hay empate, cada uno de los empatados recibe los puntos enteros.',
        ),
        h('Praderas'),
        p(
          'Una pradera termina en los caminos, las murallas y los ríos, y nunca pasa por una esquina. Al final, quien tiene más granjeros en ella gana 3 puntos por cada ciudad completa que toca. Una ciudad que toca dos praderas cuenta para ambas.',
        ),
        pic('field', 'Esta pradera toca dos ciudades completas: 6 puntos para su granjero.'),
        h('El final'),
        p(
          'La partida acaba con el turno en que se coloca la última loseta. Los caminos, ciudades y monasterios sin terminar puntúan según la tabla; después, las praderas. Gana quien tenga más puntos; en caso de empate, se comparte la victoria.',
        ),
      ],
    },
    river: {
      lead: 'Doce losetas de río van antes que todas las demás y abren el terreno.',
      blocks: [
        h('Cómo fluye'),
        ul(
          'La fuente está en la mesa en lugar de la loseta inicial.',
          'Las diez losetas de su curso se roban primero, una por turno, y cada una debe continuar el río. La desembocadura va al final; la coloca quien tiene el turno.',
          'No puede haber dos curvas seguidas hacia el mismo lado, y delante del extremo abierto tiene que quedar una casilla libre.',
        ),
        pic('river', 'De la fuente a la desembocadura, pasando por un puente, una curva y dos pueblos.'),
        h('En sus orillas'),
        p(
          'En los caminos, ciudades, monasterios y praderas de las losetas de río se colocan meeples como siempre, pero nunca en el agua. El río separa las praderas de sus dos orillas; solo se unen alrededor de la fuente y de la desembocadura. Los caminos lo cruzan por puentes.',
        ),
      ],
    },
    inns: {
      lead: 'Se juega más fuerte: posadas y catedrales hacen que un lugar valga más, o nada en absoluto.',
      blocks: [
        h('Posadas junto al lago'),
        p(
          'Un camino completo con al menos una posada vale 2 por loseta en vez de 1. Si queda sin terminar, al final no vale nada. Una segunda posada no cambia nada más.',
        ),
        pic('inn', 'Tres losetas con una posada: 3 × 2 = 6 puntos.'),
        h('Catedrales'),
        p(
          'Una ciudad completa con al menos una catedral vale 3 por cada loseta y cada escudo. Si queda sin terminar, al final no vale nada.',
        ),
        pic('cathedral', 'Cinco losetas alrededor de una catedral: 15 puntos, aquí para un meeple grande.'),
        h('El meeple grande'),
        p(
          'Cada jugador tiene uno. Va donde puede ir cualquier meeple y cuenta por dos al ver quién tiene más. Para todo lo demás es un meeple más.',
        ),
      ],
    },
    traders: {
      lead: 'Mercancías para quien termina ciudades, un constructor que da turnos dobles y un cerdo que hace más ricas tus praderas.',
      blocks: [
        h('Mercancías'),
        p(
          'Algunas ciudades muestran vino, trigo o tela. Quien coloca la loseta que completa una de ellas toma una ficha por cada símbolo que contiene, sea de quien sea la ciudad. Al final, quien tiene más de una clase gana 10 puntos por ella; si hay empate, cada uno de los empatados.',
        ),
        pic('goods', 'Quien complete esta ciudad toma un trigo; los puntos son para su dueño.'),
        h('El constructor'),
        p(
          'En vez de un meeple puedes colocar tu constructor en la loseta que pones, en un camino o una ciudad donde ya tengas un meeple en otra loseta. Cada vez que amplíes ese camino o esa ciudad más adelante, tienes un turno doble: robas, colocas y puntúas otra vez. Nunca hay una tercera. El constructor vuelve con el último de tus meeples de allí.',
        ),
        pic('builder', 'El camino sigue: el constructor da un turno doble.'),
        h('El cerdo'),
        p(
          'En vez de un meeple puedes colocar tu cerdo en una pradera donde tengas un granjero. Si al final tienes allí más granjeros que nadie, o empatas, ganas 4 puntos en vez de 3 por ciudad completa.',
        ),
        pic('pig', 'Un granjero con su cerdo: 4 puntos por cada ciudad completa.'),
      ],
    },
    hills: {
      lead: 'Las colinas deshacen empates, los viñedos ayudan a los monasterios y los pastores reúnen ovejas hasta que llega el lobo.',
      blocks: [
        h('Colinas'),
        p(
          'Al colocar una loseta de colina, se pone debajo una loseta oculta, que sale del juego; nadie la mira. Si varios jugadores empatan en un camino, una ciudad o una pradera, solo puntúan los que tengan allí un meeple en una colina. Si lo tienen todos o ninguno, comparten como siempre.',
        ),
        pic('hill', 'Un caballero cada uno; el rojo está en una colina y puntuará solo.'),
        h('Viñedos'),
        p(
          'Cuando se completa un monasterio, cada viñedo en las ocho losetas que lo rodean suma 3 puntos. Un monasterio sin terminar no recibe nada por los viñedos.',
        ),
        pic('vineyard', 'El viñedo del noroeste dará 3 puntos más.'),
        h('El pastor y las ovejas'),
        ul(
          'En vez de un meeple puedes colocar tu pastor en una pradera de la loseta que pones, si en toda esa pradera no hay aún ningún pastor. Robas una ficha enseguida: de una a cuatro ovejas se quedan con él; el lobo lo espanta.',
          'Cada vez que amplíes esa pradera, eliges: robar otra ficha o recoger el rebaño.',
          'Recoger el rebaño: cada pastor de esa pradera gana 1 punto por cada oveja que haya en ella, también las impresas. Los pastores vuelven con sus dueños y las fichas, a la bolsa.',
          'El lobo: todas las fichas de oveja de la pradera vuelven a la bolsa y sus pastores se van sin nada.',
          'El rebaño de una pradera que ya no puede crecer se puntúa al momento. Los pastores que sigan fuera al final no puntúan.',
        ),
        pic('shepherd', 'Cinco ovejas por ahora. ¿Otra ficha o a casa?'),
        p('Un pastor no es un meeple: no ocupa ninguna pradera ni estorba a los granjeros.'),
      ],
    },
    wheel: {
      lead: 'El terreno empieza con una gran rueda. Un cerdo la recorre de sector en sector y, donde se para, algo les pasa a todos.',
      blocks: [
        h('El tablero'),
        p(
          'El tablero de la rueda, de 4 × 4 losetas, está en la mesa en lugar de la loseta inicial. Sus casillas cuentan como losetas colocadas; nadie pone piezas en sus tierras, pero sus caminos, ciudades y praderas continúan fuera. El cerdo empieza en la Fortuna.',
        ),
        pic('wheel', 'La rueda con sus seis sectores y sus nueve casillas de corona.'),
        h('Cuando gira'),
        p(
          'Si la loseta que robas lleva un símbolo de rueda, el cerdo avanza ese número de sectores en el sentido de las agujas del reloj antes de que coloques la loseta. Solo tiene efecto el sector donde se para:',
        ),
        ul(
          'Fortuna: ganas 3 puntos.',
          'Impuestos: por cada caballero tuyo, 1 punto por cada caballero tuyo y cada escudo en su ciudad.',
          'Hambruna: por cada granjero tuyo, 1 punto por cada ciudad completa junto a su pradera.',
          'Tormenta: 1 punto por cada meeple de tu reserva.',
          'Inquisición: 2 puntos por cada monje tuyo.',
          'Peste: empezando por quien tiene el turno, cada cual recupera un meeple del terreno, sin puntos.',
        ),
        p('Así puntúan todos a la vez; solo la Fortuna es para quien tiene el turno.'),
        h('Casillas de corona'),
        p(
          'En vez de colocar una pieza en tu loseta puedes poner un meeple en una casilla de corona libre de cualquier sector. Cuando el cerdo se para allí, los meeples de sus casillas de corona puntúan después del efecto del sector y vuelven: 3 puntos cada uno, o 6 para un meeple solo en un sector con dos casillas.',
        ),
        h('Sola o con el juego básico'),
        p(
          'La Rueda de la Fortuna es un juego propio de 72 losetas. Con el juego básico añade doce losetas, y símbolos de rueda en otras dieciséis.',
        ),
      ],
    },
  },
};
