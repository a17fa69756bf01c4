/** Leagues, teams, race courses and horses. All names are invented. */
export const LEAGUES = [
  {
    name: { tr: 'Liman Ligi', en: 'Harbour League' },
    teams: [
      'Mendirek SK',
      'Kıyı Gençlik',
      'Poyraz Birlik',
      'Lodos Yıldız',
      'Halat Spor',
      'Vapur İskelesi',
      'Fener Burnu',
      'Yelken 41'
    ]
  },
  {
    name: { tr: 'Çınaraltı Ligi', en: 'Plane Tree League' },
    teams: [
      'Çınaraltı İdman',
      'Kandil FK',
      'Sarnıç Gücü',
      'Ihlamur Ocağı',
      'Söğüt Dalı',
      'Taşköprü Spor',
      'Avlu FK',
      'Kumbara Gücü'
    ]
  },
  {
    name: { tr: 'Boğaz Kupası', en: 'Strait Cup' },
    teams: [
      'Martı Atletik',
      'Pusula FK',
      'Simit Sokağı',
      'Tramvay 40',
      'Gümüş Makara',
      'Topaç Birlik',
      'Cezve İdman',
      'Leylek Spor'
    ]
  }
] as const

export const COURSES = ['Kumsal', 'Çayır', 'Tepe', 'Rıhtım'] as const

export const HORSES = [
  'Karayel',
  'Gümüş Nal',
  'Yakamoz',
  'Tuzlu Yele',
  'Şimşek Taş',
  'Deli Poyraz',
  'Kızıl Çınar',
  'Ay Parçası',
  'Uzun Yol',
  'Son Vapur',
  'Kehribar',
  'Bozkır Kuşu'
] as const
