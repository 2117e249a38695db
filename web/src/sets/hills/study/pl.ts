// SPDX-License-Identifier: MIT
// The words of Hills & Sheep in puzzles and lessons, Polish.
export const study = {
  analysis: { which_token: 'Wybierz następny żeton' },
  theme: {
    hills: 'Wzgórza',
  },
  course: {
    hills: {
      title: 'Owce i wzgórza',
      steps: [
        'Połóż drogę: chodzi o łąkę obok.',
        'Postaw pasterza na łące na północ od drogi i dobierz żeton: owce albo wilk.',
        'Dwie owce! Powiększ łąkę: połóż kafelek na wschodzie.',
        '',
        'Twoja łąka urosła: dobrać jeszcze jeden żeton czy zagonić stado? Zagoń je, zanim przyjdzie wilk.',
      ],
      done: 'Każda owca daje 1 punkt. A meeple na wzgórzu rozstrzyga remisy.',
    },
  },
};
